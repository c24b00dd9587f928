-- People, clubs, who may do what in which campaign, and what signing in needs. No rulebook facts.

create table account (
    id            bigint generated always as identity primary key,
    display_name  varchar(60)  not null,
    sign_in_name  varchar(60),
    password_hash varchar(200),
    created_at    timestamptz  not null,
    deleted_at    timestamptz,
    -- A deleted account keeps its row, because the journals of its campaigns name it, and nothing else.
    constraint account_deleted_keeps_nothing
        check (deleted_at is null or (sign_in_name is null and password_hash is null)),
    constraint account_can_sign_in
        check (deleted_at is not null or (sign_in_name is not null and password_hash is not null))
);
create unique index account_sign_in_name on account (lower(sign_in_name));

create table club (
    id         bigint generated always as identity primary key,
    name       varchar(80) not null,
    created_at timestamptz not null
);

create table membership (
    id         bigint generated always as identity primary key,
    club_id    bigint      not null references club,
    account_id bigint      not null references account,
    role       varchar(20) not null check (role in ('ORGANISER', 'MEMBER')),
    since      timestamptz not null,
    until      timestamptz
);
create unique index membership_once on membership (club_id, account_id) where until is null;
create index membership_account on membership (account_id) where until is null;

create table campaign (
    id                bigint generated always as identity primary key,
    club_id           bigint       not null references club,
    name              varchar(80)  not null,
    scenario          varchar(40)  not null,
    mode              varchar(20)  not null,
    points_per_battle integer      not null check (points_per_battle > 0),
    time_zone         varchar(60)  not null,
    state             varchar(20)  not null check (state in ('SETUP', 'RUNNING', 'FINISHED')),
    created_at        timestamptz  not null,
    form_key          uuid unique
);
create index campaign_club on campaign (club_id);

create table appointment (
    id          bigint generated always as identity primary key,
    campaign_id bigint      not null references campaign,
    account_id  bigint      not null references account,
    role        varchar(20) not null check (role in ('ORGANISER', 'GENERAL', 'DEPUTY', 'COMMANDER', 'SPECTATOR')),
    side        varchar(10) check (side in ('ALLIED', 'GERMAN')),
    since       timestamptz not null,
    until       timestamptz,
    -- A deputy without a side is the deputy organiser.
    constraint appointment_side check (
        (role in ('GENERAL', 'COMMANDER') and side is not null)
        or (role in ('ORGANISER', 'SPECTATOR') and side is null)
        or role = 'DEPUTY'),
    constraint appointment_lasts check (until is null or until >= since)
);
create index appointment_campaign on appointment (campaign_id);
create index appointment_account on appointment (account_id);
-- ROLE-01: one Organiser, one General a side.
create unique index appointment_one_organiser on appointment (campaign_id) where role = 'ORGANISER' and until is null;
create unique index appointment_one_general on appointment (campaign_id, side) where role = 'GENERAL' and until is null;

create table invitation (
    id          bigint generated always as identity primary key,
    token_hash  bytea       not null unique,
    purpose     varchar(20) not null check (purpose in ('JOIN_CLUB', 'JOIN_CAMPAIGN', 'RESET_PASSWORD')),
    club_id     bigint      not null references club,
    campaign_id bigint references campaign,
    side        varchar(10) check (side in ('ALLIED', 'GERMAN')),
    account_id  bigint references account,
    uses        varchar(10) not null check (uses in ('ONCE', 'MANY')),
    made_by     bigint      not null references account,
    made_at     timestamptz not null,
    expires_at  timestamptz not null,
    revoked_at  timestamptz,
    form_key    uuid        not null unique,
    constraint invitation_says_enough check (
        (purpose = 'JOIN_CLUB' and campaign_id is null and account_id is null)
        or (purpose = 'JOIN_CAMPAIGN' and campaign_id is not null and account_id is null)
        or (purpose = 'RESET_PASSWORD' and account_id is not null and uses = 'ONCE'))
);
create index invitation_club on invitation (club_id);

create table invitation_use (
    invitation_id bigint      not null references invitation,
    account_id    bigint      not null references account,
    used_at       timestamptz not null,
    primary key (invitation_id, account_id)
);

-- The codes that let somebody found the first club; after that only the one that was used stays.
create table set_up_code (
    code_hash bytea primary key,
    made_at   timestamptz not null,
    used_at   timestamptz
);

-- Counts attempts across all instances; the form is prescribed by the library that reads it.
create table attempt_bucket (
    id         varchar(100) primary key,
    state      bytea,
    expires_at bigint
);
create index attempt_bucket_expiry on attempt_bucket (expires_at);

-- Sessions; the form is prescribed by the library that reads it.
create table spring_session (
    primary_id            char(36) not null,
    session_id            char(36) not null,
    creation_time         bigint   not null,
    last_access_time      bigint   not null,
    max_inactive_interval int      not null,
    expiry_time           bigint   not null,
    principal_name        varchar(100),
    constraint spring_session_pk primary key (primary_id)
);
create unique index spring_session_ix1 on spring_session (session_id);
create index spring_session_ix2 on spring_session (expiry_time);
create index spring_session_ix3 on spring_session (principal_name);

create table spring_session_attributes (
    session_primary_id char(36)     not null,
    attribute_name     varchar(200) not null,
    attribute_bytes    bytea        not null,
    constraint spring_session_attributes_pk primary key (session_primary_id, attribute_name),
    constraint spring_session_attributes_fk
        foreign key (session_primary_id) references spring_session (primary_id) on delete cascade
);

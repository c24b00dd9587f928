-- What a campaign knows beside its journal: guests, secret battle plans, and how far each person has read.

-- A person without an account whose orders a member gives; in orders he is "guest-" and the id.
create table guest (
    id          bigint generated always as identity primary key,
    campaign_id bigint      not null references campaign,
    first_name  varchar(40) not null,
    host        bigint      not null references account,
    made_at     timestamptz not null,
    form_key    uuid        not null unique
);
create index guest_campaign on guest (campaign_id);

-- How far each person has read the journal.
create table last_seen (
    campaign_id bigint      not null references campaign,
    account_id  bigint      not null references account,
    sequence    bigint      not null,
    seen_at     timestamptz not null,
    primary key (campaign_id, account_id)
);

-- No check on the texts of a plan: a failed one would print them into the log of the database.
create table battle_plan (
    id                   bigint generated always as identity primary key,
    campaign_id          bigint      not null references campaign,
    side                 varchar(10) not null check (side in ('ALLIED', 'GERMAN')),
    turn                 integer     not null,
    state                varchar(10) not null check (state in ('DRAFT', 'ISSUED')),
    -- 1 for the first plan issued for the turn; 0 for a draft.
    version              integer     not null,
    author               bigint      not null references account,
    objectives           text        not null,
    arrows               text        not null,
    standing_orders      text        not null,
    special_instructions text        not null,
    written_at           timestamptz not null,
    issued_at            timestamptz,
    constraint battle_plan_issued check ((state = 'ISSUED') = (issued_at is not null) and (state = 'ISSUED') = (version > 0))
);
create unique index battle_plan_version on battle_plan (campaign_id, side, turn, version) where state = 'ISSUED';
create unique index battle_plan_draft on battle_plan (campaign_id, side, turn, author) where state = 'DRAFT';

create table battle_plan_note (
    id          bigint generated always as identity primary key,
    campaign_id bigint      not null references campaign,
    side        varchar(10) not null check (side in ('ALLIED', 'GERMAN')),
    turn        integer     not null,
    author      bigint      not null references account,
    note        text        not null,
    written_at  timestamptz not null
);
create index battle_plan_note_of_plan on battle_plan_note (campaign_id, side, turn);

create table battle_plan_reading (
    plan_id    bigint      not null references battle_plan,
    account_id bigint      not null references account,
    read_at    timestamptz not null,
    primary key (plan_id, account_id)
);

-- An organiser of neither side who looked into a plan; the side sees it.
create table battle_plan_opening (
    id          bigint generated always as identity primary key,
    campaign_id bigint      not null references campaign,
    side        varchar(10) not null check (side in ('ALLIED', 'GERMAN')),
    turn        integer     not null,
    account_id  bigint      not null references account,
    opened_at   timestamptz not null
);
create index battle_plan_opening_of_side on battle_plan_opening (campaign_id, side, turn);

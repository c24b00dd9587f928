-- Club evenings of a campaign, who comes, and by when a turn shall be over. None of this is in the journal: it is no order.
create table evening (
    id            bigint generated always as identity primary key,
    campaign_id   bigint       not null references campaign,
    starts_at     timestamptz  not null,
    venue         varchar(200) not null,
    tables        integer      not null check (tables between 1 and 50),
    called_off_at timestamptz,
    reason        varchar(500) not null default '',
    form_key      uuid         not null unique
);
create index evening_of_campaign on evening (campaign_id, starts_at);

-- What somebody said about an evening, and when he was there. The person is the one of the orders: a member's account or a
-- guest. A member's side is that of his office; only a guest has none of his own.
create table evening_sign_up (
    evening_id bigint      not null references evening,
    person     varchar(30) not null,
    answer     varchar(20) not null check (answer in ('COMING', 'LATE', 'NOT_COMING')),
    own_table  boolean     not null default false,
    lends      boolean     not null default false,
    guest_side varchar(10) check (guest_side in ('ALLIED', 'GERMAN')),
    arrived_at timestamptz,
    left_at    timestamptz,
    primary key (evening_id, person)
);

-- A suggested pairing that one of the two, or the organiser, does not want.
create table evening_turned_down (
    evening_id bigint      not null references evening,
    allied     varchar(30) not null,
    german     varchar(30) not null,
    primary key (evening_id, allied, german)
);

-- A battle that is played at home. A number may be used again after entries were taken back; the time of opening is not.
create table home_battle (
    campaign_id bigint      not null references campaign,
    battle      integer     not null,
    opened_at   timestamptz not null,
    plays_at    timestamptz not null,
    primary key (campaign_id, battle, opened_at)
);

-- By when each turn shall be over.
create table turn_date (
    campaign_id bigint      not null references campaign,
    turn        integer     not null,
    closes_at   timestamptz not null,
    primary key (campaign_id, turn)
);

-- Every date that was set or moved; one press may move several.
create table turn_date_change (
    id          bigint generated always as identity primary key,
    campaign_id bigint      not null references campaign,
    turn        integer     not null,
    old_date    timestamptz,
    new_date    timestamptz not null,
    changed_at  timestamptz not null,
    changed_by  bigint      not null references account,
    form_key    uuid        not null
);
create unique index turn_date_change_once on turn_date_change (form_key, turn);

-- The journal of each campaign. It only grows: what was written is never changed and never removed.

-- What a campaign was opened with; the first link of its chain of hashes.
create table journal_heading (
    campaign_id  bigint primary key references campaign,
    -- Known outside this database too: dice and hashes stay checkable when a journal is carried to another.
    campaign_key uuid        not null unique,
    scenario     varchar(40) not null,
    mode         varchar(20) not null,
    house_rules  text        not null check (house_rules is json object),
    opened_at    timestamptz not null
);

-- The JSON is kept as text and not as jsonb, because the hashes and the exports are of its very letters.
create table journal_entry (
    campaign_id   bigint      not null references journal_heading,
    sequence      bigint      not null check (sequence > 0),
    recorded_at   timestamptz not null,
    account_id    bigint      not null references account,
    capacity      varchar(20) not null check (capacity in ('ORGANISER', 'GENERAL', 'COMMANDER')),
    side          varchar(10) check (side in ('ALLIED', 'GERMAN')),
    order_name    varchar(60) not null,
    order_json    text        not null check (order_json is json object),
    dice_json     text        not null check (dice_json is json array),
    -- The seed behind the dice the application rolled; null when it rolled none.
    seed_number   integer,
    order_key     uuid        not null,
    previous_hash char(64)    not null,
    hash          char(64)    not null,
    primary key (campaign_id, sequence),
    constraint journal_entry_counts_once unique (campaign_id, order_key)
);

create table journal_event (
    campaign_id bigint      not null,
    sequence    bigint      not null,
    position    integer     not null check (position >= 0),
    event_name  varchar(60) not null,
    event_json  text        not null check (event_json is json object),
    primary key (campaign_id, sequence, position),
    foreign key (campaign_id, sequence) references journal_entry
);

create function refuse_change_of_journal() returns trigger language plpgsql as $$
begin
    raise exception 'The journal only grows: % of % is refused', lower(tg_op), tg_table_name;
end
$$;

create trigger journal_entry_only_grows before update or delete or truncate on journal_entry
    for each statement execute function refuse_change_of_journal();
create trigger journal_event_only_grows before update or delete or truncate on journal_event
    for each statement execute function refuse_change_of_journal();

-- The heading may be put right until the first entry stands on it.
create function refuse_change_of_heading() returns trigger language plpgsql as $$
begin
    if tg_op <> 'UPDATE' or exists (select 1 from journal_entry where campaign_id = old.campaign_id) then
        raise exception 'The journal only grows: % of % is refused', lower(tg_op), tg_table_name;
    end if;
    return new;
end
$$;

create trigger journal_heading_stays before update or delete on journal_heading
    for each row execute function refuse_change_of_heading();
create trigger journal_heading_is_not_emptied before truncate on journal_heading
    for each statement execute function refuse_change_of_journal();

-- The secret behind the application's dice: one seed at a time is in use, and revealed once it no longer is.
create table dice_seed (
    campaign_id bigint      not null references journal_heading,
    number      integer     not null check (number > 0),
    turn        integer     not null check (turn >= 0),
    seed        bytea       not null check (length(seed) = 32),
    fingerprint char(64)    not null,
    opened_at   timestamptz not null,
    revealed_at timestamptz,
    primary key (campaign_id, number)
);
create unique index dice_seed_one_in_use on dice_seed (campaign_id) where revealed_at is null;

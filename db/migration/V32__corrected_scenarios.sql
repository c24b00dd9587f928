-- What clubs that own the boxed game corrected in the scenario's data. The facts themselves stay in the data files.

-- What a campaign was opened with: a list of corrections as text, because the first hash is of its very letters.
alter table journal_heading add column corrections text not null default '[]' check (corrections is json array);

-- The corrections of a campaign in its set-up, faults and all; those without a fault go into the heading.
create table data_check (
    campaign_id bigint      primary key references campaign,
    corrections text        not null check (corrections is json array),
    -- Counts the changes: whoever changes an older version than this is told.
    version     integer     not null check (version > 0),
    changed_by  bigint      not null references account,
    changed_at  timestamptz not null
);

-- A club's own scenarios. A campaign keeps what it was opened with, whatever becomes of these.
create table club_scenario (
    id          bigint generated always as identity primary key,
    club_id     bigint      not null references club,
    name        varchar(80) not null,
    base        varchar(40) not null,
    corrections text        not null check (corrections is json array),
    -- Counts how often it was saved.
    version     integer     not null check (version > 0),
    changed_by  bigint      not null references account,
    changed_at  timestamptz not null
);
create unique index club_scenario_name on club_scenario (club_id, lower(name));

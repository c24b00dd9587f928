-- What players tell of their games beside the scores: no rule asks for it, so it is not in the journal.

create table battle_report (
    id          bigint generated always as identity primary key,
    campaign_id bigint      not null references campaign,
    battle      integer     not null,
    -- A number comes again when its battle is withdrawn; with the moment it was opened it is one battle.
    opened_at   timestamptz not null,
    reporter    bigint      not null references account,
    -- Who attacked on the table, which the mission decides; the arrow tells who attacks on the map.
    attacker    varchar(10) check (attacker in ('ALLIED', 'GERMAN')),
    story       text        not null,
    written_at  timestamptz not null,
    unique (campaign_id, battle, opened_at, reporter)
);

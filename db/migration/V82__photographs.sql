-- Photographs players add to what they tell of a battle: drawn anew from what was sent, so that nothing but the picture is kept.
create table photograph (
    id          bigint generated always as identity primary key,
    campaign_id bigint      not null references campaign,
    battle      integer     not null,
    -- With the moment it was opened the number is one battle, as in battle_report.
    opened_at   timestamptz not null,
    account_id  bigint      not null references account,
    picture     bytea       not null,
    thumbnail   bytea       not null,
    width       integer     not null check (width > 0),
    height      integer     not null check (height > 0),
    -- The same picture sent twice is one.
    fingerprint bytea       not null,
    added_at    timestamptz not null,
    unique (campaign_id, battle, opened_at, account_id, fingerprint)
);
create index photograph_account on photograph (account_id);

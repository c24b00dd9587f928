alter table campaign
    add column side_changes varchar(20) not null default 'WITH_CONSENT'
        check (side_changes in ('NEVER', 'WITH_CONSENT', 'FREE', 'BETWEEN_TURNS'));

-- Who asked to change sides, and what became of it. The offices themselves stand in appointment.
create table side_change (
    id          bigint generated always as identity primary key,
    campaign_id bigint      not null references campaign,
    account_id  bigint      not null references account,
    from_side   varchar(10) not null check (from_side in ('ALLIED', 'GERMAN')),
    from_turn   integer     not null,
    state       varchar(20) not null check (state in ('ASKED', 'AGREED', 'DONE', 'REFUSED', 'CALLED_OFF')),
    asked_at    timestamptz not null,
    answered_by bigint references account,
    reason      varchar(500) not null default '',
    settled_at  timestamptz
);
create unique index side_change_open on side_change (campaign_id, account_id) where state in ('ASKED', 'AGREED');

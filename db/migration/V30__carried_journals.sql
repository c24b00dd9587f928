-- Campaigns carried here from elsewhere as a file: their journals keep the letters, and so the people's ids, of their origin.

-- The same campaign may be carried here twice, or back to where it came from.
alter table journal_heading drop constraint journal_heading_campaign_key_key;
create index journal_heading_key on journal_heading (campaign_key);

-- The person's number in this journal: the account, in a journal begun here; else journal_person tells whose it is.
alter table journal_entry drop constraint journal_entry_account_id_fkey;
alter table journal_entry rename column account_id to author;

-- Who the people of a carried journal are here. A journal begun here has none: its people have the ids they have here.
create table journal_person (
    campaign_id bigint      not null references journal_heading,
    -- As the journal writes it: a number, or "guest-" and a number.
    person      varchar(40) not null,
    account_id  bigint references account,
    guest_id    bigint references guest,
    primary key (campaign_id, person),
    unique (campaign_id, account_id),
    unique (campaign_id, guest_id),
    constraint journal_person_is_somebody check ((account_id is null) <> (guest_id is null))
);

-- A seed that was still secret where its journal came from stays so for ever here.
alter table dice_seed alter column seed drop not null;
drop index dice_seed_one_in_use;
create unique index dice_seed_one_in_use on dice_seed (campaign_id) where revealed_at is null and seed is not null;

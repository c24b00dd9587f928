-- A General's Wargame is its two players' own until they open it to everybody; a campaign is open from its start.
alter table campaign add column open_to_all boolean not null default true;

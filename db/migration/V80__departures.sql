-- Who organises a campaign because the one before deleted his account: the history of offices says so.
alter table appointment add column took_over boolean not null default false;

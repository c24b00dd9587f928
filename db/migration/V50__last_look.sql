-- Where somebody's present visit to a campaign began: what happened after it is what he has missed.
alter table last_seen add column visit_began_after bigint;
update last_seen set visit_began_after = sequence;
alter table last_seen alter column visit_began_after set not null;

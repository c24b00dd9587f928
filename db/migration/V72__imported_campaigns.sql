-- The name in the file of a campaign that was carried in from one; created_at says when.
alter table campaign add column imported_from varchar(200);

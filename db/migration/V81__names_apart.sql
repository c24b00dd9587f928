-- Within a club no two people read alike: a number or a word of one's own stands behind the name, in brackets.
alter table account add column addition varchar(15) not null default '';
-- Of a campaign carried in from a file, name and addition are one.
alter table account alter column display_name type varchar(80);

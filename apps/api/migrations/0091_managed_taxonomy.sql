-- The taxonomy as administrators change it. [J101-J140]

-- Counts the changes of a row: who changes an older version than the stored one is refused. [T50]
alter table category add column version integer not null default 1;
alter table specification_group add column version integer not null default 1;
alter table specification add column version integer not null default 1;
alter table filter add column version integer not null default 1;
alter table brand add column version integer not null default 1;
alter table model add column version integer not null default 1;
alter table chassis add column version integer not null default 1;

-- Ids of rows that administrators make: far from those of the content files, which give ids of their own.
create sequence taxonomy_row_id as integer start with 1000000000;

-- Rows that administrators changed, made or removed: the content files no longer speak for them.
create table administered_row (
  entity text not null, -- such as specification
  key text not null, -- its id; of a synonym word and meaning
  removed boolean not null default false,
  at timestamptz not null default now(),
  primary key (entity, key)
);

-- How often an ad stood in a list of results, and was put into a comparison: once per visitor and day, as views are. [P39]
alter table ad_day
  add column impressions integer not null default 0,
  add column comparisons integer not null default 0;

-- The first whole day on which both are counted: zeros of days before mean that nobody counted. One row.
create table ad_day_since (
  one boolean primary key default true check (one),
  day date not null
);
insert into ad_day_since (day) values (current_date + 1);

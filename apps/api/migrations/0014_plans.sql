-- Functions may name tables of later files.
set local check_function_bodies = off;

-- Packets that were bought; without a row the free one is in force [M13].
create table user_plan (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id) on delete cascade,
  plan text not null check (plan in ('lot', 'showroom')),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- The order that began a packet: with its money the packet ends.
  order_id bigint references purchase_order (id) on delete set null,
  worth_rsd bigint not null default 0 check (worth_rsd >= 0), -- of its whole time, in para; 0: it was given
  worth_eur bigint not null default 0 check (worth_eur >= 0), -- in cents
  months integer not null default 0 check (months >= 0), -- whole months of its time; 0: it is shorter
  anchored_at timestamptz, -- where the months are counted from; null: it was given, without credits
  months_before integer not null default 0, -- of them, those before its start
  grants integer not null default 0, -- months whose credits were granted
  next_grant_at timestamptz, -- null: no more come
  planned_until timestamptz, -- when it would have ended had no larger one taken its place
  replaced_by bigint references user_plan (id) on delete set null,
  next_plan text check (next_plan in ('lot', 'showroom')), -- paid from credits at its end; null: nothing follows
  reminded_at timestamptz,
  closed_at timestamptz, -- its end was looked after
  check (starts_at <= ends_at)
);

create index user_plan_owner on user_plan (user_id, starts_at desc);
create index user_plan_order on user_plan (order_id) where order_id is not null;

-- A moment so many months and days later, by the clock of a zone; on the last day of a month where it has no such day.
create function plan_date(since timestamptz, months integer, days integer, zone text) returns timestamptz language sql stable
return (since at time zone zone + make_interval(months => months, days => days)) at time zone zone;

-- Days between two moments by the clock of a zone, whole and parts: summer time makes none longer or shorter.
create function plan_days(since timestamptz, until timestamptz, zone text) returns double precision language sql stable
return extract(epoch from (until at time zone zone) - (since at time zone zone)) / 86400;

create index user_plan_grant on user_plan (next_grant_at) where next_grant_at is not null;
create index user_plan_open on user_plan (ends_at) where closed_at is null;

alter table purchase_order_item add foreign key (replaces_plan) references user_plan (id) on delete set null;

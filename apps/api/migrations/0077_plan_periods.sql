-- A moment so many months and days later, by the clock of a zone; on the last day of a month where it has no such day.
create function plan_date(since timestamptz, months integer, days integer, zone text) returns timestamptz language sql stable
return (since at time zone zone + make_interval(months => months, days => days)) at time zone zone;

-- Days between two moments by the clock of a zone, whole and parts: summer time makes none longer or shorter.
create function plan_days(since timestamptz, until timestamptz, zone text) returns double precision language sql stable
return extract(epoch from (until at time zone zone) - (since at time zone zone)) / 86400;

-- Periods of packets: what they are worth, from where their months are counted, and what comes after them [M13].
alter table user_plan
  drop constraint user_plan_check,
  add check (starts_at <= ends_at),
  add column worth_rsd bigint not null default 0 check (worth_rsd >= 0), -- of its whole time, in para; 0: it was given
  add column worth_eur bigint not null default 0 check (worth_eur >= 0), -- in cents
  add column months integer not null default 0 check (months >= 0), -- whole months of its time; 0: it is shorter
  add column anchored_at timestamptz, -- where the months are counted from; null: it was given, without credits
  add column months_before integer not null default 0, -- of them, those before its start
  add column grants integer not null default 0, -- months whose credits were granted
  add column next_grant_at timestamptz, -- null: no more come
  add column planned_until timestamptz, -- when it would have ended had no larger one taken its place
  add column replaced_by bigint references user_plan (id) on delete set null,
  add column next_plan text check (next_plan in ('lot', 'showroom')), -- paid from credits at its end; null: nothing follows
  add column reminded_at timestamptz,
  add column closed_at timestamptz; -- its end was looked after
update user_plan set next_plan = plan where auto_renew;
alter table user_plan drop column auto_renew;
update user_plan set months = 1, anchored_at = starts_at, grants = 1,
  worth_rsd = case plan when 'lot' then 490000 else 990000 end,
  worth_eur = case plan when 'lot' then 4900 else 9900 end
where order_id is not null;
update user_plan set closed_at = ends_at where ends_at <= now();
create index user_plan_grant on user_plan (next_grant_at) where next_grant_at is not null;
create index user_plan_open on user_plan (ends_at) where closed_at is null;

-- The smaller packet whose unused days were taken off the price of a larger one, and how much that was.
alter table purchase_order_item
  add column replaces_plan bigint references user_plan (id) on delete set null,
  add column unused bigint not null default 0 check (unused >= 0);
create index purchase_order_item_replaces on purchase_order_item (replaces_plan) where replaces_plan is not null;

-- How ads do, and who reports them.

-- Counted in batches, one row for an ad and a day. Favourites are counted from `favourite`. [P39]
create table ad_day (
  ad_id bigint not null references ad (id) on delete cascade,
  day date not null,
  views integer not null default 0,
  reveals integer not null default 0, -- how often the phone was asked for
  primary key (ad_id, day)
);
create index ad_day_day on ad_day (day);

-- Once per person and ad: an account, or a keyed hash of the network of a visitor. [P57]
create table ad_report (
  ad_id bigint not null references ad (id) on delete cascade,
  reporter bytea not null check (octet_length(reporter) = 32),
  reason text not null check (reason in ('sold', 'wrong-data', 'fraud', 'duplicate', 'offensive', 'other')),
  text text not null default '',
  at timestamptz not null default now(),
  primary key (ad_id, reporter)
);
create index ad_report_at on ad_report (at);

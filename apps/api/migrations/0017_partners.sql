-- Partners show the marketplace on pages of their own: their keys, and how often each is used. [M65]
create table partner_key (
  id integer generated always as identity primary key,
  key text not null unique check (key ~ '^pk_[A-Za-z0-9_-]{22}$'), -- no secret: it stands in the pages of the partner
  name text not null check (length(name) between 1 and 120),
  domains text[] not null check (cardinality(domains) between 1 and 50), -- in punycode, each with its subdomains
  requests_per_minute integer not null default 600 check (requests_per_minute between 1 and 100000),
  created_at timestamptz not null default now(),
  revoked_at timestamptz
);

-- Counted in batches, one row for a key, a day (UTC) and what was asked for.
create table partner_key_day (
  key_id integer not null references partner_key (id) on delete cascade,
  day date not null,
  kind text not null check (kind in ('search', 'ads', 'stock', 'price-badge', 'visit', 'refused')),
  count bigint not null,
  primary key (key_id, day, kind)
);

create index partner_key_day_day on partner_key_day (day);

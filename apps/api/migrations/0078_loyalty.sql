-- What points of the loyalty programme were given for: each deed once. The points themselves are movements of the ledger. [M18]
create table loyalty_deed (
  id text primary key check (id ~ '^(ad|phone|sold|payment):[0-9]+$'), -- of the ad, the account or the order
  user_id bigint not null references users (id),
  kind text not null check (kind in ('ad', 'phone', 'sold', 'payment')),
  -- of a phone: what is made of its number with a key of ours; the same number gives points to one account only
  proof bytea unique,
  points integer not null check (points > 0),
  given_at timestamptz not null,
  -- The ad was removed by us, or the payment was given back: the points no longer count, and are taken as far as they are there.
  withdrawn_at timestamptz,
  taken integer not null default 0 check (taken between 0 and points), -- the rest is taken from the next points
  rounds smallint not null default 0, -- how often it was withdrawn and counts again
  check (withdrawn_at is not null or taken = 0)
);
create index loyalty_deed_user on loyalty_deed (user_id, kind, given_at);
create index loyalty_deed_owed on loyalty_deed (user_id, id) where withdrawn_at is not null and taken < points;

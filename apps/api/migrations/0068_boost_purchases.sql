-- What was paid for by promotions, one row a purchase; what runs now stands in ad_boost. [M07, C57]
create table boost_purchase (
  id text primary key, -- of the transfer that paid it: the same purchase sent twice is one
  ad_id bigint not null references ad (id) on delete cascade,
  user_id bigint not null references users (id) on delete cascade, -- whose credits paid
  bought_by bigint references users (id) on delete set null,
  type smallint not null check (type between 2 and 5),
  credits integer not null check (credits > 0),
  bought_at timestamptz not null,
  starts_at timestamptz not null, -- of the days that it added
  ends_at timestamptz not null,
  -- Of a promotion on social media: what staff did for it.
  posted_at timestamptz,
  posted_by bigint references users (id) on delete set null,
  proof_url text check (length(proof_url) <= 500),
  check (starts_at < ends_at),
  check ((posted_at is null) = (proof_url is null))
);
create index boost_purchase_ad on boost_purchase (ad_id, type, ends_at);
create index boost_purchase_user on boost_purchase (user_id, bought_at);
create index boost_purchase_to_post on boost_purchase (bought_at) where type = 5 and posted_at is null;

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
  -- Credits of a promotion that came back were not spent: statistics leave it out. [P39, M07]
  returned_at timestamptz,
  check (starts_at < ends_at),
  check ((posted_at is null) = (proof_url is null))
);

create index boost_purchase_ad on boost_purchase (ad_id, type, ends_at);
create index boost_purchase_user on boost_purchase (user_id, bought_at);
create index boost_purchase_to_post on boost_purchase (bought_at) where type = 5 and posted_at is null;

-- Packages of extra pictures that were paid with credits: of a draft, and then of the ad that was published from it.
-- The largest one counts; a larger one costs the difference. [L13-L18, T27]
create table image_package (
  id text primary key, -- of the transfer that paid it
  draft_id uuid,
  ad_id bigint references ad (id) on delete cascade,
  user_id bigint not null references users (id) on delete cascade, -- whose credits paid
  bought_by bigint references users (id) on delete set null,
  images smallint not null check (images in (10, 20, 30)),
  credits smallint not null check (credits > 0), -- paid for it beyond the one before
  bought_at timestamptz not null,
  returned_at timestamptz, -- its draft was deleted: the credits came back
  check (draft_id is not null or ad_id is not null),
  check (returned_at is null or ad_id is null)
);

create index image_package_draft on image_package (draft_id) where draft_id is not null;
create index image_package_ad on image_package (ad_id) where ad_id is not null;
create index image_package_user on image_package (user_id, bought_at);

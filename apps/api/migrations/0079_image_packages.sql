-- Packages of extra pictures that were paid with credits: of a draft, and then of the ad that was published from it. The largest one
-- counts; a larger one costs the difference. [L13-L18, T27]
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

-- Pictures that sellers upload for ads, and what tells that two pictures show the same.

-- Perceptual hash; null: not of an ad that somebody wrote. Two pictures that differ in at most six of its bits have a quarter in
-- which at most one bit differs, so that these four indexes find every such pair.
alter table picture add column hash bigint;
create index picture_hash_1 on picture ((hash >> 48 & 65535)) where hash is not null;
create index picture_hash_2 on picture ((hash >> 32 & 65535)) where hash is not null;
create index picture_hash_3 on picture ((hash >> 16 & 65535)) where hash is not null;
create index picture_hash_4 on picture ((hash & 65535)) where hash is not null;

create table ad_picture_upload (
  id uuid primary key, -- made by the client: the same picture sent again is no second one
  user_id bigint not null references users (id) on delete cascade,
  picture_id bigint not null unique references picture (id) on delete cascade,
  ad_id bigint references ad (id) on delete set null, -- which ad took it; null: it waits for one
  named_at timestamptz not null default now() -- when it was uploaded, or last named by a draft
);
create index ad_picture_upload_user on ad_picture_upload (user_id, named_at);
create index ad_picture_upload_ad on ad_picture_upload (ad_id) where ad_id is not null;
create index ad_picture_upload_named on ad_picture_upload (named_at);

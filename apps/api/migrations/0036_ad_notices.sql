-- What a seller was told of an ad by itself: each thing once. [M04, N04]
create table ad_notice (
  ad_id bigint not null references ad (id) on delete cascade,
  kind text not null check (kind in ('expires-7', 'expires-1', 'confirm-1', 'confirm-2')),
  about timestamptz not null, -- the end, or the confirmation, that it is about: another one is told of anew
  at timestamptz not null default now(),
  primary key (ad_id, kind, about)
);
-- what sellers typed themselves lives by these moments; ads of feeds live as long as their feed holds them
create index ad_expiry on ad (expires_at) where status in (2, 4) and source = 'form';
create index ad_expired on ad (expires_at) where status = 5 and source = 'form';
create index ad_confirmation on ad (coalesce(confirmed_at, published_at)) where status = 2 and source = 'form';

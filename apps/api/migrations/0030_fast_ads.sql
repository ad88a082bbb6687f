-- Fast ads: one line, a price, up to five pictures and a phone. They live 14 days. [M17, B35-B42]

-- A fast ad is an ad: pictures, moderation, messages, reports and phones are the same. The catalogue leaves them out.
alter table ad
  add column fast boolean not null default false,
  add column tags text[] not null default '{}' check (tags <@ array['urgent', 'exchange', 'faulty']),
  add column renewed_at timestamptz, -- a fast ad is renewed once; null: it was not
  add check (fast or (tags = '{}' and renewed_at is null)),
  add check (not fast or source = 'form'); -- a feed places none

-- Public ads of both kinds: of sellers in good standing, in visible categories.
create view public_ad as
  select ad.*, users.type_id as seller_type
  from ad
  join users on users.id = ad.user_id
  where ad.status = 2 and users.status < 2 and ad.category_id in (select id from visible_category);

create or replace view active_ad as
  select id, user_id, category_id, brand_id, model_id, chassis_id, brand_text, model_text, line, description,
    description_lang, slug, price, price_type, credit, year, mileage, power_kw, displacement, vin, country_id, region_id,
    city_id, lat, lng, filter_ids, search_tokens, status, views, source, source_id, created_at, published_at,
    confirmed_at, expires_at, first_seen_at, updated_at, withdrawn_at, client_id, author_id, contact_phone, reserved,
    seller_type
  from public_ad
  where not fast;

create view active_fast_ad as
  select id, user_id, category_id, brand_id, price, country_id, region_id, city_id, search_tokens, created_at
  from public_ad
  where fast;

create index ad_fast_newest on ad (created_at desc, id desc) where fast and status = 2;
create index ad_fast_category on ad (category_id, created_at desc, id desc) where fast and status = 2;
create index ad_fast_region on ad (region_id, created_at desc, id desc) where fast and status = 2;
create index ad_fast_city on ad (city_id, created_at desc, id desc) where fast and status = 2;
create index ad_fast_price on ad (price) where fast and status = 2;
create index ad_fast_words on ad using gin (search_tokens) where fast and status = 2;

-- The distance of two points on a sphere, in kilometres.
create function kilometres_between(
  lat1 double precision, lng1 double precision, lat2 double precision, lng2 double precision
) returns double precision language sql immutable parallel safe as $$
  select 2 * 6371 * asin(least(1, sqrt(
    power(sin(radians(lat2 - lat1) / 2), 2)
    + cos(radians(lat1)) * cos(radians(lat2)) * power(sin(radians(lng2 - lng1) / 2), 2))))
$$;

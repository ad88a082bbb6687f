-- Functions may name tables of later files.
set local check_function_bodies = off;

-- How prices moved [N02], and how they compare [N03].

-- What became of an ad after it was published. Only ever added to, by the trigger below.
create table ad_event (
  id bigint generated always as identity primary key,
  ad_id bigint not null references ad (id) on delete cascade,
  type text not null constraint ad_event_type_check
    check (type in ('price', 'edited', 'relisted', 'ended', 'status', 'renewed', 'confirmed', 'reserved', 'released')),
  old_price integer, -- of a price: null = on request
  price integer,
  changed text[] not null default '{}', -- of an edit: what was changed
  at timestamptz not null default now(),
  old_status smallint,
  status smallint,
  actor_id bigint -- outlives its account: the history is never changed
);

create index ad_event_ad on ad_event (ad_id, at, id);

-- Drafts and ads that were never active have no history: only what a visitor could have seen is kept.
create function keep_ad_history() returns trigger language plpgsql as $$
begin
  insert into ad_event (ad_id, type, old_price, price)
    select n.id, 'price', o.price, n.price
    from new_rows n join old_rows o on o.id = n.id
    where o.status >= 2 and n.price is distinct from o.price;
  insert into ad_event (ad_id, type)
    select n.id, 'relisted'
    from new_rows n join old_rows o on o.id = n.id
    where o.status in (5, 6, 7, 8) and n.status in (1, 2);
  insert into ad_event (ad_id, type, changed)
    select id, 'edited', changed
    from (
      select n.id, array_remove(array[
        case when (n.category_id, n.brand_id, n.model_id, n.chassis_id, n.brand_text, n.model_text)
          is distinct from (o.category_id, o.brand_id, o.model_id, o.chassis_id, o.brand_text, o.model_text) then 'vehicle' end,
        case when n.line is distinct from o.line or n.description is distinct from o.description then 'text' end,
        case when n.year is distinct from o.year then 'year' end,
        case when n.mileage is distinct from o.mileage then 'mileage' end,
        case when (n.country_id, n.region_id, n.city_id) is distinct from (o.country_id, o.region_id, o.city_id) then 'place' end,
        case when (n.filter_ids, n.power_kw, n.displacement) is distinct from (o.filter_ids, o.power_kw, o.displacement) then 'answers' end
      ], null) as changed
      from new_rows n join old_rows o on o.id = n.id
      where o.status >= 2
    ) edits
    where cardinality(changed) > 0;
  return null;
end $$;

-- Old and new rows of a statement are joined by hashing: a loop in a loop takes minutes for thousands of ads.
alter function keep_ad_history() set enable_nestloop = off;

-- History goes with its ad, and only then.
create function refuse_history_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (select from ad where id = old.ad_id) then return old; end if;
  raise exception 'ad_event is append-only';
end $$;

create trigger ad_event_stands before update or delete on ad_event
  for each row execute function refuse_history_change();

-- The rest follows domain-rules/priceRating: a test compares the two.
create function mileage_band(kilometres integer) returns smallint language sql immutable as $$
  select width_bucket(kilometres, array[20000, 60000, 120000, 200000])::smallint
$$;

-- Ads that count in comparisons, as they are now.
create view comparable_ad as
  select ad.id as ad_id, ad.model_id, fuel.id as fuel_id, mileage_band(ad.mileage) as band, ad.year, ad.price
  from active_ad ad
  cross join lateral (
    select min(answer) as id from unnest(ad.filter_ids) answer
    where answer = any (array(
      select filter.id from filter join specification on specification.id = specification_id where specification.slug = 'gorivo'
    ))
  ) fuel
  where ad.brand_id is not null and ad.model_id is not null and ad.year is not null and ad.mileage is not null
    and ad.price between 100 and 5000000 and fuel.id is not null
    and not ad.filter_ids && array(
      select filter.id from filter join specification on specification.id = specification_id
      where (specification.slug, filter.slug) in (
        ('stanje-vozila', 'osteceno'), ('stanje-vozila', 'za-delove'),
        ('ostecenje', 'ostecen-vozan'), ('ostecenje', 'ostecen-nevozan')
      )
    );

-- The same ads as they were last counted: tells which groups a change touches, and serves the counting by its index
-- alone.
create table compared_ad (
  ad_id bigint primary key,
  model_id integer not null,
  fuel_id integer not null,
  band smallint not null,
  year smallint not null,
  price integer not null,
  -- Lists in the order of the price rating [M08]: the rating stands at the ad, and whoever follows ads hears when it
  -- changes. By how many whole percent the price lies above the median of its group; null without a rating.
  rating integer
);

create index compared_ad_group on compared_ad (model_id, fuel_id, band, year) include (price);

-- What the ads ask that those of one model, fuel, band of kilometres and year are compared with.
create table price_spread (
  model_id integer not null,
  fuel_id integer not null,
  band smallint not null,
  year smallint not null,
  years smallint not null, -- how many years apart compared ads may be
  count integer not null,
  median integer not null,
  low integer not null, -- lower quartile
  high integer not null, -- upper quartile
  prices integer[] not null, -- at most 40, in order: what is drawn
  primary key (model_id, fuel_id, band, year)
);

-- Up to where the outbox was followed; one row, which is also the lock of whoever counts.
create table price_follower (
  one boolean primary key default true check (one),
  xid xid8, -- null: nothing was ever counted
  seq bigint not null default 0,
  caught_up_at timestamptz not null default '-infinity'
);

insert into price_follower default values;

-- The price below which a share of sorted prices lies, between neighbours in proportion; halves go up.
create function price_quantile(sorted integer[], share double precision) returns integer language sql immutable as $$
  select floor(below + (above - below) * (place - floor(place)) + 0.5)::integer
  from (
    select place, sorted[floor(place)::int + 1] as below, sorted[ceil(place)::int + 1] as above
    from (select (cardinality(sorted) - 1) * share as place) at
  ) neighbours
$$;

-- What each ad is compared with. Where nobody has counted for five minutes there is nothing: no rating rather than an
-- old one.
create view fresh_spread as
  select ad_id, model_id, fuel_id, band, year, years, count, median, low, high, prices
  from compared_ad join price_spread using (model_id, fuel_id, band, year)
  where exists (select from price_follower where caught_up_at > now() - interval '5 minutes');

-- A change of one ad may move the ratings of its whole group.
create function note_ratings_updated() returns trigger language plpgsql set enable_nestloop = off as $$
begin
  insert into outbox (topic, ad_id)
    select 'ad', n.ad_id from new_rows n join old_rows o on o.ad_id = n.ad_id
    where n.rating is distinct from o.rating;
  if found then perform pg_notify('outbox', ''); end if;
  return null;
end $$;

create function note_ratings_deleted() returns trigger language plpgsql as $$
begin
  insert into outbox (topic, ad_id) select 'ad', ad_id from old_rows where rating is not null;
  if found then perform pg_notify('outbox', ''); end if;
  return null;
end $$;

create trigger ratings_updated after update on compared_ad referencing new table as new_rows old table as old_rows
  for each statement execute function note_ratings_updated();

create trigger ratings_deleted after delete on compared_ad referencing old table as old_rows
  for each statement execute function note_ratings_deleted();

-- Saved ads whose price fell, whoever changed it: whoever saved them is told once.
create table price_fall (
  ad_id bigint primary key references ad (id) on delete cascade
);

create function note_price_fall() returns trigger language plpgsql as $$
begin
  if exists (select from favourite where ad_id = new.id) then
    insert into price_fall (ad_id) values (new.id) on conflict do nothing;
  end if;
  return null;
end $$;

create trigger ad_history after update on ad referencing new table as new_rows old table as old_rows
  for each statement execute function keep_ad_history();

create trigger price_fell after update of price on ad
  for each row when (new.price < old.price) execute function note_price_fall();

-- The search index finds ads by their seller.
create or replace view ad_document as
  select
    ad.id, ad.category_id, ad.brand_id, ad.model_id, ad.chassis_id, ad.country_id, ad.region_id, ad.seller_type, ad.credit,
    ad.price, ad.year, ad.mileage, ad.power_kw, ad.displacement,
    extract(epoch from ad.confirmed_at)::float8 as confirmed_at,
    extract(epoch from ad.created_at)::float8 as created_at,
    ad.filter_ids, ad.search_tokens,
    (select array_agg(model_id) from ad_fit where ad_id = ad.id) as fit_model_id,
    (select array_agg(distinct brand_id) from ad_fit join model on model.id = model_id where ad_id = ad.id) as fit_brand_id,
    (select jsonb_object_agg(specification_id, num) from ad_value where ad_id = ad.id and num is not null) as numbers,
    (select jsonb_agg(jsonb_build_array(extract(epoch from starts_at), extract(epoch from ends_at)))
       from ad_boost where ad_id = ad.id and type = 3) as top,
    ad.user_id,
    (select rating from compared_ad where ad_id = ad.id) as price_rating
  from active_ad ad;

-- How prices moved [N02], and how they compare [N03].

-- What became of an ad after it was published. Only ever added to, by the trigger below.
create table ad_event (
  id bigint generated always as identity primary key,
  ad_id bigint not null references ad (id) on delete cascade,
  type text not null check (type in ('price', 'edited', 'relisted')),
  old_price integer, -- of a price: null = on request
  price integer,
  changed text[] not null default '{}', -- of an edit: what was changed
  at timestamptz not null default now()
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
create trigger ad_history after update on ad referencing new table as new_rows old table as old_rows
  for each statement execute function keep_ad_history();

-- History goes with its ad, and only then.
create function refuse_history_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (select from ad where id = old.ad_id) then return old; end if;
  raise exception 'ad_event is append-only';
end $$;
create trigger ad_event_stands before update or delete on ad_event for each row execute function refuse_history_change();

create index ad_vin on ad (vin) where vin is not null;
create index ad_relisted on ad (user_id, model_id, year) where status in (5, 6, 7, 8);

create view ended_ad as
  select id, user_id, brand_id, model_id, year, region_id, mileage, first_seen_at from ad
  where status in (5, 6, 7, 8) and updated_at > now() - interval '180 days';

-- When the vehicle of an ad was first seen: relisting it does not make it new. [N02]
-- The same vehicle is the same VIN; else an ad that ended within half a year, of the same make, model, year and region and
-- within 5,000 km, by the same seller or with a picture in common.
-- A table of one row, not a value: so it becomes a part of the statement that asks, which is planned once for all its ads.
create function first_seen_of(fresh ad, pictures bigint[] default '{}') returns table (at timestamptz) language sql stable as $$
  select least(fresh.first_seen_at, min(first_seen_at))
  from (
    select first_seen_at from ad where vin = fresh.vin
    union all
    select first_seen_at from ended_ad
    where user_id = fresh.user_id and brand_id = fresh.brand_id and model_id = fresh.model_id and year = fresh.year
      and region_id is not distinct from fresh.region_id and abs(mileage - fresh.mileage) <= 5000
    union all
    select first_seen_at from ended_ad
    where cardinality(pictures) > 0 and id in (select ad_id from ad_image where picture_id = any (pictures))
      and brand_id = fresh.brand_id and model_id = fresh.model_id and year = fresh.year
      and region_id is not distinct from fresh.region_id and abs(mileage - fresh.mileage) <= 5000
  ) same
$$;

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

-- The same ads as they were last counted: tells which groups a change touches, and serves the counting by its index alone.
create table compared_ad (
  ad_id bigint primary key,
  model_id integer not null,
  fuel_id integer not null,
  band smallint not null,
  year smallint not null,
  price integer not null
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

-- What each ad is compared with. Where nobody has counted for five minutes there is nothing: no rating rather than an old one.
create view fresh_spread as
  select ad_id, model_id, fuel_id, band, year, years, count, median, low, high, prices
  from compared_ad join price_spread using (model_id, fuel_id, band, year)
  where exists (select from price_follower where caught_up_at > now() - interval '5 minutes');

-- What a vehicle was offered for in earlier ads is told with when it was first seen. [N02]

-- Ads of the vehicle of another ad. The same vehicle is the same VIN; else an ad that ended within half a year, of the same
-- make, model, year and region and within 5,000 km, by the same seller or with a picture in common.
create function same_vehicles(fresh ad, pictures bigint[] default '{}')
returns table (id bigint, first_seen_at timestamptz) language sql stable as $$
  select id, first_seen_at from ad where vin = fresh.vin
  union all
  select id, first_seen_at from ended_ad
  where user_id = fresh.user_id and brand_id = fresh.brand_id and model_id = fresh.model_id and year = fresh.year
    and region_id is not distinct from fresh.region_id and abs(mileage - fresh.mileage) <= 5000
  union all
  select id, first_seen_at from ended_ad
  where cardinality(pictures) > 0 and id in (select ad_id from ad_image where picture_id = any (pictures))
    and brand_id = fresh.brand_id and model_id = fresh.model_id and year = fresh.year
    and region_id is not distinct from fresh.region_id and abs(mileage - fresh.mileage) <= 5000
$$;

create or replace function first_seen_of(fresh ad, pictures bigint[] default '{}')
returns table (at timestamptz) language sql stable as $$
  select least(fresh.first_seen_at, min(first_seen_at)) from same_vehicles(fresh, pictures)
$$;

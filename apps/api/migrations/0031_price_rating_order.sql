-- Lists in the order of the price rating [M08]: the rating stands at the ad, and whoever follows ads hears when it changes.

-- By how many whole percent the price lies above the median of its group; null without a rating.
alter table compared_ad add column rating integer;

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

-- What was counted before has no ratings: the follower begins anew, at once.
delete from compared_ad;
delete from price_spread;
update price_follower set xid = null, seq = 0, caught_up_at = '-infinity';

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

-- Codes of the maker for a generation, beside its title: buyers search for a "1P" as for a "Leon 2".
alter table chassis add column codes text[] not null default '{}';

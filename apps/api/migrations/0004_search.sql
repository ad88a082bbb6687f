-- What a visitor may find, in one place for every kind of search index.

-- A category is visible when it and all above it are in use.
create view visible_category as
  with recursive visible as (
    select id from category where parent_id is null and status = 1
    union all
    select child.id from category child join visible on child.parent_id = visible.id where child.status = 1
  )
  select id from visible;

-- Active ads of sellers in good standing (not suspended, banned or deleted [H08, M03]) in visible categories.
create view active_ad as
  select ad.*, users.type_id as seller_type
  from ad
  join users on users.id = ad.user_id
  where ad.status = 2 and users.status < 2 and ad.category_id in (select id from visible_category);

-- An active ad as the search index holds it.
create view ad_document as
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
       from ad_boost where ad_id = ad.id and type = 3) as top
  from active_ad ad;

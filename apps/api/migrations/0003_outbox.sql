-- One feed for everything that follows ads: search index, page cache, later mail and sockets.
-- Readers follow (xid, seq) below pg_snapshot_xmin(pg_current_snapshot()), never a bare sequence: a sequence is not commit order.

create table outbox (
  xid xid8 not null default pg_current_xact_id(),
  seq bigint generated always as identity,
  topic text not null check (topic in ('ad', 'catalogue')),
  ad_id bigint,
  at timestamptz not null default now(),
  primary key (xid, seq)
);
create index outbox_at on outbox (at);

-- Every word that an active ad has ever held: what a mistyped word is compared with.
create table search_term (
  id bigint generated always as identity primary key,
  term text not null unique
);

create function note_ads_inserted() returns trigger language plpgsql as $$
begin
  insert into outbox (topic, ad_id) select 'ad', id from new_rows;
  insert into search_term (term) select distinct unnest(search_tokens) from new_rows on conflict do nothing;
  perform pg_notify('outbox', '');
  return null;
end $$;

create function note_ads_updated() returns trigger language plpgsql as $$
begin
  insert into outbox (topic, ad_id)
    select 'ad', n.id from new_rows n join old_rows o on o.id = n.id
    where (to_jsonb(n) - 'views' - 'updated_at') is distinct from (to_jsonb(o) - 'views' - 'updated_at');
  if not found then return null; end if;
  insert into search_term (term)
    select distinct unnest(n.search_tokens) from new_rows n join old_rows o on o.id = n.id
    where n.search_tokens is distinct from o.search_tokens
    on conflict do nothing;
  perform pg_notify('outbox', '');
  return null;
end $$;

create function note_ads_deleted() returns trigger language plpgsql as $$
begin
  insert into outbox (topic, ad_id) select 'ad', id from old_rows;
  perform pg_notify('outbox', '');
  return null;
end $$;

create trigger ad_inserted after insert on ad referencing new table as new_rows for each statement execute function note_ads_inserted();
create trigger ad_updated after update on ad referencing new table as new_rows old table as old_rows for each statement execute function note_ads_updated();
create trigger ad_deleted after delete on ad referencing old table as old_rows for each statement execute function note_ads_deleted();

-- What hangs on an ad: values, boosts, pictures, fits.
create function note_ad_parts_new() returns trigger language plpgsql as $$
begin
  insert into outbox (topic, ad_id) select distinct 'ad', ad_id from new_rows;
  perform pg_notify('outbox', '');
  return null;
end $$;

create function note_ad_parts_old() returns trigger language plpgsql as $$
begin
  insert into outbox (topic, ad_id) select distinct 'ad', ad_id from old_rows;
  perform pg_notify('outbox', '');
  return null;
end $$;

do $$
declare part text;
begin
  foreach part in array array['ad_value', 'ad_boost', 'ad_fit', 'ad_image'] loop
    execute format('create trigger %1$s_inserted after insert on %1$I referencing new table as new_rows for each statement execute function note_ad_parts_new()', part);
    execute format('create trigger %1$s_updated after update on %1$I referencing new table as new_rows for each statement execute function note_ad_parts_new()', part);
    execute format('create trigger %1$s_deleted after delete on %1$I referencing old table as old_rows for each statement execute function note_ad_parts_old()', part);
  end loop;
end $$;

-- A seller who is suspended or back: all his ads change.
create function note_user_changed() returns trigger language plpgsql as $$
begin
  if new.status is distinct from old.status or new.type_id is distinct from old.type_id then
    insert into outbox (topic, ad_id) select 'ad', id from ad where user_id = new.id;
    perform pg_notify('outbox', '');
  end if;
  return null;
end $$;
create trigger user_changed after update on users for each row execute function note_user_changed();

create function note_catalogue_changed() returns trigger language plpgsql as $$
begin
  insert into outbox (topic) values ('catalogue');
  perform pg_notify('outbox', '');
  return null;
end $$;

do $$
declare part text;
begin
  foreach part in array array['category', 'category_text', 'category_specification', 'specification_group', 'specification_group_text', 'specification', 'specification_text', 'filter', 'filter_text', 'filter_redirect', 'brand', 'category_brand', 'model', 'chassis', 'synonym', 'country', 'region', 'region_text', 'city'] loop
    execute format('create trigger %1$s_changed after insert or update or delete on %1$I for each statement execute function note_catalogue_changed()', part);
  end loop;
end $$;

-- Which content files were loaded last; one row.
create table loaded_content (
  one boolean primary key default true check (one),
  hash text not null,
  at timestamptz not null default now()
);

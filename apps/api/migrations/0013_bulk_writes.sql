-- What follows a change of ads costs little for one ad and for thousands: rows are compared once, as they are stored.

-- Every change of an ad but its views moves `updated_at` on, also a second one in the same transaction, and one of a
-- transaction that began before the last: so whoever asks whether an ad changed compares `updated_at`.
create or replace function touch_ad() returns trigger language plpgsql as $$
declare
  was timestamptz = old.updated_at;
begin
  old.views = new.views;
  old.updated_at = new.updated_at;
  if new *<> old then
    new.updated_at = greatest(now(), was + interval '1 microsecond');
  end if;
  return new;
end $$;

drop trigger ad_touched on ad;
create trigger ad_touched before update on ad for each row execute function touch_ad();

-- Still joined by hashing (0007_prices_joins): `create or replace` would forget that, so it is said again.
create or replace function note_ads_updated() returns trigger language plpgsql set enable_nestloop = off as $$
begin
  insert into outbox (topic, ad_id)
    select 'ad', n.id from new_rows n join old_rows o on o.id = n.id
    where n.updated_at is distinct from o.updated_at;
  if not found then return null; end if;
  insert into search_term (term)
    select distinct unnest(n.search_tokens) from new_rows n join old_rows o on o.id = n.id
    where n.search_tokens is distinct from o.search_tokens
    on conflict do nothing;
  perform pg_notify('outbox', '');
  return null;
end $$;

-- Ads are found by their index, whatever is known of the table: a new one was never analysed, and a plan that is made for
-- it is kept. An ad that was written in the same transaction is new anyway and is not written again.
create or replace function touch_ad_of_image() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  update ad set updated_at = now()
    where id = any (array(select distinct ad_id from changed_rows)) and updated_at < now();
  return null;
end $$;

-- `updated_at` says when the page of an ad last changed, whoever changed it: the sitemap tells it to search engines.

create function touch_ad() returns trigger language plpgsql as $$
begin
  new.updated_at = now();
  return new;
end $$;

-- Views are no change of a page.
create trigger ad_touched before update on ad for each row
  when ((to_jsonb(new) - 'views' - 'updated_at') is distinct from (to_jsonb(old) - 'views' - 'updated_at'))
  execute function touch_ad();

-- A picture that comes or goes changes the page as well; an ad that was written in the same transaction is new anyway.
create function touch_ad_of_image() returns trigger language plpgsql as $$
begin
  update ad set updated_at = now() where id in (select ad_id from changed_rows) and updated_at < now();
  return null;
end $$;

create trigger ad_image_touched_new after insert on ad_image referencing new table as changed_rows
  for each statement execute function touch_ad_of_image();
create trigger ad_image_touched_old after delete on ad_image referencing old table as changed_rows
  for each statement execute function touch_ad_of_image();

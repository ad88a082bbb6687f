-- Whether visitors see a category: it is in use, and so is every category above it. Stored, because every list of ads asks.
alter table category add column is_visible boolean not null default false;

create function set_visible_categories() returns trigger language plpgsql as $$
begin
  with recursive visible as (
    select id from category where parent_id is null and status = 1
    union all
    select child.id from category child join visible on child.parent_id = visible.id where child.status = 1
  )
  update category set is_visible = not is_visible
  where is_visible is distinct from (id in (select id from visible));
  return null;
end $$;
create trigger category_visibility after insert or delete or update of status, parent_id on category
  for each statement execute function set_visible_categories();
update category set status = status;

create or replace view visible_category as select id from category where is_visible;

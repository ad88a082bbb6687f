-- When an ad left the site: its page says so [B53].

alter table ad_event drop constraint ad_event_type_check;
alter table ad_event add constraint ad_event_type_check check (type in ('price', 'edited', 'relisted', 'ended'));

create function keep_ad_ends() returns trigger language plpgsql as $$
begin
  insert into ad_event (ad_id, type)
    select n.id, 'ended'
    from new_rows n join old_rows o on o.id = n.id
    where o.status in (2, 4) and n.status in (5, 6, 7, 8);
  return null;
end $$;
create trigger ad_ended after update on ad referencing new table as new_rows old table as old_rows
  for each statement execute function keep_ad_ends();

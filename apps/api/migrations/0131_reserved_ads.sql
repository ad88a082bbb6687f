-- A buyer has been found and the sale is not done: the ad stays public and says so.
alter table ad add column reserved boolean not null default false;

-- Whatever takes an ad off the site ends its reservation too.
create function end_reservation() returns trigger language plpgsql as $$
begin
  new.reserved := false;
  return new;
end $$;
create trigger ad_reservation before update of status on ad
  for each row when (new.reserved and new.status <> 2) execute function end_reservation();

alter table ad_event drop constraint ad_event_type_check;
alter table ad_event add constraint ad_event_type_check
  check (type in ('price', 'edited', 'relisted', 'ended', 'status', 'renewed', 'confirmed', 'reserved', 'released'));

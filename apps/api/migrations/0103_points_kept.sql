-- A payment that was given back in part keeps some of its points; the others are taken, and where they were spent they are owed. [M18]
alter table loyalty_deed add column kept integer not null default 0,
  add check (kept = 0 or withdrawn_at is not null),
  add check (kept >= 0 and taken + kept <= points);
drop index loyalty_deed_owed;
create index loyalty_deed_owed on loyalty_deed (user_id, id) where withdrawn_at is not null and taken + kept < points;

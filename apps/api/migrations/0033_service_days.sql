-- What visitors did with a car service, in batches: one row for a service and a day, without anything about visitors.
-- Robots, administrators and those who act for the company are not counted. [B20]
create table service_day (
  service_id bigint not null references car_service (id) on delete cascade,
  day date not null,
  views integer not null default 0, -- of its page, once per visitor and day
  reveals integer not null default 0, -- how often the phone of its company was asked for
  primary key (service_id, day)
);

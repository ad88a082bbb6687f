-- Conversations between a user and the company of a car service, about no ad. [M16]

-- The id by which calls name the conversations about a service, where others give the id of an ad. It comes from the ids
-- of ads, so that no id means both.
alter table car_service
  add column request_id bigint not null unique default nextval(pg_get_serial_sequence('ad', 'id'));

-- In a conversation about a service, `ad_id` is its `request_id`, and `ad_title` and `ad_slug` are the name and the slug
-- of its company.
alter table conversation
  add column service_id bigint, -- no reference: the service may be deleted
  add column vehicle_id bigint, -- an ad of the buyer, without a reference
  add column vehicle_title text,
  add column vehicle_slug text,
  add column vehicle_kind text,
  add column vehicle_picture_id bigint references picture (id) on delete set null,
  add check (vehicle_id is null or service_id is not null),
  add check ((vehicle_id is null) = (vehicle_title is null)),
  add check ((vehicle_id is null) = (vehicle_slug is null)),
  add check ((vehicle_id is null) = (vehicle_kind is null));

create unique index conversation_service on conversation (service_id, buyer_id) where service_id is not null;
create index conversation_vehicle_picture on conversation (vehicle_picture_id) where vehicle_picture_id is not null;

alter table service_day
  add column requests integer not null default 0; -- users who wrote for the first time

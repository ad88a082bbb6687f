-- Reviews of car services, and the contacts that allow somebody to write one. [M16]

-- Functions may name tables of later files.
set local check_function_bodies = off;

-- Contacts of users with a service that no conversation shows: phones that were asked for, and answers in conversations
-- that were deleted since.
create table service_contact (
  service_id bigint not null references car_service (id) on delete cascade,
  user_id bigint not null references users (id) on delete cascade,
  revealed_at timestamptz, -- when this user first asked for the phone
  answered_at timestamptz, -- when the company first answered, in a conversation that is gone
  primary key (service_id, user_id),
  check (revealed_at is not null or answered_at is not null)
);

create index service_contact_user on service_contact (user_id);

create function note_service_contact() returns trigger language plpgsql as $$
begin
  insert into service_contact as contact (service_id, user_id, answered_at)
  select service.id, old.buyer_id, old.answered_at
  from company join car_service service on service.id = company.id where company.user_id = old.seller_id
  on conflict (service_id, user_id) do update set answered_at = least(contact.answered_at, excluded.answered_at);
  return old;
end $$;

create trigger conversation_contact before delete on conversation
  for each row when (old.answered_at is not null) execute function note_service_contact();

-- One for each person and service, with at most one reply of the service.
create table service_review (
  id bigint generated always as identity primary key,
  service_id bigint not null references car_service (id) on delete cascade,
  author_id bigint not null references users (id) on delete cascade,
  rating smallint not null check (rating between 1 and 5),
  text text not null check (text <> '' and char_length(text) <= 2000),
  created_at timestamptz not null default now(),
  reply text check (reply <> '' and char_length(reply) <= 2000),
  replied_at timestamptz,
  replied_by bigint references users (id) on delete set null, -- the person who wrote for the company
  removed_at timestamptz, -- by a moderator; null: it was not
  check ((reply is null) = (replied_at is null)),
  unique (service_id, author_id)
);

create index service_review_author on service_review (author_id);
create index service_review_replied_by on service_review (replied_by) where replied_by is not null;

create table service_review_report (
  review_id bigint not null references service_review (id) on delete cascade,
  user_id bigint not null references users (id) on delete cascade, -- who reported
  reason text not null check (reason in ('wrong-data', 'offensive', 'spam', 'other')),
  text text not null default '',
  at timestamptz not null default now(),
  decision text check (decision in ('dismissed', 'removed')), -- null: it waits
  primary key (review_id, user_id)
);

create index service_review_report_user on service_review_report (user_id);
create index service_review_report_waiting on service_review_report (at) where decision is null;

-- Reviews that visitors see: not those of banned accounts. [H08]
create view public_service_review as
  select review.id, review.service_id, review.author_id, author.name as author, review.rating, review.text,
    review.created_at, review.reply, review.replied_at
  from service_review review join users author on author.id = review.author_id
  where review.removed_at is null and author.status < 3;

-- The average is public from three reviews on: `reviewLimits.forAverage` of domain-rules.
create or replace view public_car_service as
  select service.id, company.user_id, company.slug, company.name, shown.verified, company.country_id,
    company.region_id, company.city_id, coalesce(company.lat, city.lat) as lat, coalesce(company.lng, city.lng) as lng,
    company.lat is not null as has_point, company.opening_hours, company.hours_exceptions, city.name as city,
    service.description, service.home_visit, service.card_payment, service.languages, service.brand_ids,
    service.currency, service.created_at,
    (select count(*)::int from public_service_review review where review.service_id = service.id) as reviews,
    (select case when count(*) >= 3 then round(avg(rating), 1)::float8 end from public_service_review review
      where review.service_id = service.id) as rating
  from car_service service
  join public_company shown on shown.id = service.id
  join company on company.id = service.id
  left join city on city.id = company.city_id
  where not service.paused;

-- Removals of reviews are decisions with a statement of reasons and an appeal, as those about ads. [P60]
alter table ad_decision drop constraint ad_decision_kind_check;
alter table ad_decision
  add column review_id bigint references service_review (id) on delete set null, -- null: no review, or it is gone
  add constraint ad_decision_kind_check check (kind in ('ad', 'company', 'review')),
  add check (kind = 'review' or review_id is null);

create index ad_decision_review on ad_decision (review_id, id desc) where review_id is not null;

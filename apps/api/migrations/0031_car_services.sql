-- Car services: what a company does to vehicles, and for how much. [A07, B19-B21, M16]

create table service_kind (
  id integer primary key,
  slug text not null unique check (slug ~ '^[a-z0-9-]{1,80}$'),
  icon text not null, -- a name of the icon set
  sort integer not null,
  status smallint not null default 1 check (status in (0, 1)), -- 0: offered to nobody
  version integer not null default 1
);

create table service_kind_text (
  kind_id integer not null references service_kind (id) on delete cascade,
  lang text not null,
  title text not null,
  primary key (kind_id, lang)
);

-- The service of a company. Its name, numbers, address, phones, hours and point on the map are those of the company, and
-- so is its review: it is public while its company is.
create table car_service (
  id bigint primary key references company (id) on delete cascade,
  paused boolean not null default false, -- its owner took it out of the directory
  description text not null default '' check (char_length(description) <= 2000),
  home_visit boolean not null default false,
  card_payment boolean not null default false,
  languages text[] not null default '{}', -- spoken there, as languages of the site
  brand_ids integer[] not null default '{}', -- makes that it serves; none: all
  currency text not null check (currency in ('EUR', 'RSD')), -- of all its prices
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index car_service_newest on car_service (created_at desc, id desc) where not paused;

-- Its price list. A price is a whole amount and the lowest one for the work; null: by agreement.
create table service_price (
  service_id bigint not null references car_service (id) on delete cascade,
  sort smallint not null,
  kind_id integer not null references service_kind (id),
  title text not null,
  minutes smallint check (minutes > 0), -- how long the work takes; null: not said
  price integer check (price >= 0),
  primary key (service_id, sort)
);

create index service_price_kind on service_price (kind_id, service_id);

create table service_image (
  service_id bigint not null references car_service (id) on delete cascade,
  sort smallint not null,
  picture_id bigint not null references picture (id),
  view text,
  primary key (service_id, sort)
);

create index service_image_picture on service_image (picture_id);

-- An upload waits until an ad or a service takes it.
alter table ad_picture_upload
  add column service_id bigint references car_service (id) on delete set null,
  add check (ad_id is null or service_id is null);

create index ad_picture_upload_service on ad_picture_upload (service_id) where service_id is not null;

-- Services that visitors find: of companies that are approved and in good standing. [H08]
create view public_car_service as
  select service.id, company.user_id, company.slug, company.name, shown.verified, company.country_id,
    company.region_id, company.city_id, coalesce(company.lat, city.lat) as lat, coalesce(company.lng, city.lng) as lng,
    company.lat is not null as has_point, company.opening_hours, company.hours_exceptions, city.name as city,
    service.description, service.home_visit, service.card_payment, service.languages, service.brand_ids,
    service.currency, service.created_at
  from car_service service
  join public_company shown on shown.id = service.id
  join company on company.id = service.id
  left join city on city.id = company.city_id
  where not service.paused;

insert into service_kind (id, slug, icon, sort) values
  (1, 'mehanicar', 'wrench', 10),
  (2, 'gume', 'circle-dot', 20),
  (3, 'pranje-i-detailing', 'droplets', 30),
  (4, 'auto-elektricar', 'zap', 40),
  (5, 'klima', 'snowflake', 50),
  (6, 'limar-i-farbar', 'palette', 60),
  (7, 'stakla', 'car', 70),
  (8, 'slep-sluzba', 'truck', 80),
  (9, 'tehnicki-pregled', 'shield-check', 90);

insert into service_kind_text (kind_id, lang, title) values
  (1, 'rs', 'Mehaničar'), (1, 'en', 'Mechanic'), (1, 'de', 'Kfz-Werkstatt'), (1, 'bg', 'Автомонтьор'),
  (1, 'hu', 'Autószerelő'), (1, 'ro', 'Mecanic auto'), (1, 'ru', 'Автомеханик'), (1, 'zh', '汽车维修'),
  (1, 'mk', 'Механичар'),
  (2, 'rs', 'Gume'), (2, 'en', 'Tyres'), (2, 'de', 'Reifen'), (2, 'bg', 'Гуми'), (2, 'hu', 'Gumiszerviz'),
  (2, 'ro', 'Vulcanizare'), (2, 'ru', 'Шиномонтаж'), (2, 'zh', '轮胎'), (2, 'mk', 'Гуми'),
  (3, 'rs', 'Pranje i detailing'), (3, 'en', 'Washing and detailing'), (3, 'de', 'Autowäsche und Aufbereitung'),
  (3, 'bg', 'Автомивка и детайлинг'), (3, 'hu', 'Autómosó és autókozmetika'), (3, 'ro', 'Spălătorie și detailing'),
  (3, 'ru', 'Мойка и детейлинг'), (3, 'zh', '洗车与美容'), (3, 'mk', 'Перење и детејлинг'),
  (4, 'rs', 'Auto-električar'), (4, 'en', 'Auto electrician'), (4, 'de', 'Kfz-Elektrik'), (4, 'bg', 'Автоелектричар'),
  (4, 'hu', 'Autóvillamosság'), (4, 'ro', 'Electrician auto'), (4, 'ru', 'Автоэлектрик'), (4, 'zh', '汽车电路'),
  (4, 'mk', 'Автоелектричар'),
  (5, 'rs', 'Klima'), (5, 'en', 'Air conditioning'), (5, 'de', 'Klimaanlage'), (5, 'bg', 'Климатик'),
  (5, 'hu', 'Klímaszerviz'), (5, 'ro', 'Aer condiționat'), (5, 'ru', 'Кондиционер'), (5, 'zh', '空调'),
  (5, 'mk', 'Клима'),
  (6, 'rs', 'Limar i farbar'), (6, 'en', 'Bodywork and paint'), (6, 'de', 'Karosserie und Lack'),
  (6, 'bg', 'Тенекеджия и бояджия'), (6, 'hu', 'Karosszéria és fényezés'), (6, 'ro', 'Tinichigerie și vopsitorie'),
  (6, 'ru', 'Кузовной ремонт и покраска'), (6, 'zh', '钣金喷漆'), (6, 'mk', 'Лимар и фарбар'),
  (7, 'rs', 'Auto-stakla'), (7, 'en', 'Car glass'), (7, 'de', 'Autoglas'), (7, 'bg', 'Автостъкла'),
  (7, 'hu', 'Autóüveg'), (7, 'ro', 'Geamuri auto'), (7, 'ru', 'Автостёкла'), (7, 'zh', '汽车玻璃'),
  (7, 'mk', 'Автостакла'),
  (8, 'rs', 'Šlep služba'), (8, 'en', 'Towing'), (8, 'de', 'Abschleppdienst'), (8, 'bg', 'Пътна помощ'),
  (8, 'hu', 'Autómentő'), (8, 'ro', 'Tractări auto'), (8, 'ru', 'Эвакуатор'), (8, 'zh', '拖车'),
  (8, 'mk', 'Шлеп служба'),
  (9, 'rs', 'Tehnički pregled'), (9, 'en', 'Roadworthiness test'), (9, 'de', 'Hauptuntersuchung'),
  (9, 'bg', 'Технически преглед'), (9, 'hu', 'Műszaki vizsga'), (9, 'ro', 'Inspecție tehnică'), (9, 'ru', 'Техосмотр'),
  (9, 'zh', '车辆年检'), (9, 'mk', 'Технички преглед');

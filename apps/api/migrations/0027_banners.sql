-- Banners: pictures and videos that others pay for. On the wire they are "promotions". [E15, T25]

-- Where banners stand. The boxes are those of the component `BannerSlot`, in pixels on screens of 1440 and of 390.
create table banner_position (
  id smallint primary key,
  code text not null unique check (code ~ '^[a-z]+(-[a-z]+)*$'),
  page text not null check (page in ('home', 'catalog', 'ad', 'companies')),
  place text not null check (place in ('wide', 'rail', 'list')),
  wide_width smallint not null,
  wide_height smallint not null,
  narrow_width smallint not null,
  narrow_height smallint not null,
  types smallint[] not null check (types <@ array[1, 2]::smallint[] and types <> '{}'), -- picture, video
  shares smallint not null check (shares between 1 and 4) -- banners that take turns on it
);

insert into banner_position values
  (1, 'home-middle', 'home', 'list', 970, 120, 320, 100, '{1,2}', 3),
  (2, 'home-end', 'home', 'wide', 970, 250, 320, 100, '{1,2}', 3),
  (3, 'catalog-list', 'catalog', 'list', 970, 120, 320, 100, '{1,2}', 3), -- after the sixth organic ad
  (4, 'catalog-grid', 'catalog', 'list', 970, 120, 320, 100, '{1,2}', 3), -- the same in the grid
  (5, 'catalog-rail', 'catalog', 'rail', 300, 600, 300, 250, '{1,2}', 2), -- below the filters
  (6, 'ad-end', 'ad', 'wide', 970, 250, 320, 100, '{1,2}', 3), -- below similar ads
  (7, 'company-list', 'companies', 'list', 970, 120, 320, 100, '{1}', 2);

-- A range of one text or of all: GiST compares ranges without an extension.
create type text_range as range (subtype = text, collation = "C");

create table banner (
  id integer generated always as identity primary key,
  version integer not null default 1, -- grows with each change by an administrator
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  position_id smallint not null references banner_position,
  type_id smallint not null check (type_id in (1, 2)),
  share smallint not null check (share between 1 and 4),
  brand text not null,
  country_id integer references country, -- null: every country
  language text, -- null: every language
  start_date date not null, -- in the time zone of the brand
  end_date date not null, -- the first day without it
  link text not null check (link like 'https://_%'),
  labels jsonb not null, -- by language
  search_text text not null, -- folded
  active boolean not null,
  wide_id bigint references picture,
  narrow_id bigint references picture,
  video_key text unique, -- in the object store
  video_seconds real,
  video_bytes integer,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  check (start_date < end_date),
  check (num_nulls(video_key, video_seconds, video_bytes) in (0, 3)),
  -- One active banner for each share of a position on a day. A banner of every country meets those of each country, and
  -- likewise with languages: a range with two nulls holds everything.
  constraint banner_slot exclude using gist (
    int4range(position_id, position_id, '[]') with &&,
    int4range(share, share, '[]') with &&,
    text_range(brand, brand, '[]') with &&,
    int4range(country_id, country_id, '[]') with &&,
    text_range(language, language, '[]') with &&,
    daterange(start_date, end_date) with &&
  ) where (active)
);

create index banner_country on banner (country_id, created_at);
create index banner_created on banner (created_at);
create index banner_wide on banner (wide_id);
create index banner_narrow on banner (narrow_id);

-- Impressions and clicks of a day in the time zone of the marketplace, without anything about visitors.
create table banner_day (
  banner_id integer not null references banner on delete cascade,
  day date not null,
  impressions integer not null default 0,
  clicks integer not null default 0,
  primary key (banner_id, day)
);

create index banner_day_day on banner_day (day);

alter table outbox add column banner_position text; -- code of the position whose banners changed
alter table outbox drop constraint outbox_topic_check;
alter table outbox add constraint outbox_topic_check
  check (topic in ('ad', 'catalogue', 'message', 'conversation', 'notification', 'banner'));

create function note_banners_changed() returns trigger language plpgsql as $$
begin
  insert into outbox (topic, banner_position)
    select 'banner', code from banner_position
    where id in (case when tg_op <> 'INSERT' then old.position_id end, case when tg_op <> 'DELETE' then new.position_id end);
  perform pg_notify('outbox', '');
  return null;
end $$;

create trigger banner_changed after insert or update or delete on banner
  for each row execute function note_banners_changed();

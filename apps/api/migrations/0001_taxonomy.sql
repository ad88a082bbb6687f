-- Functions may name tables of later files.
set local check_function_bodies = off;

-- A text in small plain letters, without marks, Cyrillic in Latin: as `fold` of domain-rules, for names of people.
-- [N01]
create function folded(given text) returns text language sql immutable parallel safe as $$
  select regexp_replace(
    normalize(
      translate(
        replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
          lower(normalize(given, NFC)), 'đ', 'dj'), 'ђ', 'dj'), 'љ', 'lj'), 'њ', 'nj'), 'џ', 'dz'), 'ѓ', 'gj'), 'ќ', 'kj'),
          'щ', 'st'), 'ю', 'ju'), 'я', 'ja'), 'ß', 'ss'),
        'абвгдеёєжзиіїйјклмнопрстћуўфхцчшъыэłøı', 'abvgdeeeziiiijjklmnoprstcuufhccsaieloi'),
      NFD),
    '[\u0300-\u036f]', '', 'g')
$$;

-- Ids of rows that administrators make: far from those of the content files, which give ids of their own.
create sequence taxonomy_row_id as integer start with 1000000000;

create table country (
  id integer primary key, -- ISO 3166-1 numeric
  code text not null unique check (code ~ '^[A-Z]{2}$'),
  sort integer not null default 0,
  active boolean not null default false, -- offered in pickers
  free_until timestamptz, -- while it runs, accounts have many ads without a packet [L12, T09c]
  -- What head office switches off in a country: payments, and single features. [J68, P67]
  payments boolean not null default true,
  features_off text[] not null default '{}'
    check (features_off <@ array['boosts', 'image-packages', 'loyalty']),
  version integer not null default 1 -- grows with each change by an administrator
);

create table region (
  id integer primary key,
  country_id integer not null references country (id),
  code text not null unique, -- ISO 3166-2
  slug text not null unique,
  sort integer not null default 0
);

create index region_country on region (country_id, sort, id);

create table region_text (
  region_id integer not null references region (id) on delete cascade,
  lang text not null,
  title text not null,
  primary key (region_id, lang)
);

create table city (
  id integer primary key, -- GeoNames id
  country_id integer not null references country (id),
  region_id integer references region (id),
  name text not null,
  population integer not null default 0,
  lat double precision not null,
  lng double precision not null
);

create index city_country on city (country_id, population desc, id);
create index city_region on city (region_id);

create table category (
  id integer primary key,
  parent_id integer references category (id),
  kind text not null check (kind ~ '^[a-z]+$'), -- first word of an ad's address: auto-oglasi [T01]
  slug text not null unique check (slug ~ '^[a-z0-9-]+$'),
  icon text not null,
  sort integer not null default 0,
  status smallint not null default 1 check (status in (0, 1)),
  -- The taxonomy as administrators change it. [J101-J140]
  -- Counts the changes of a row: who changes an older version than the stored one is refused. [T50]
  version integer not null default 1,
  -- Whether visitors see a category: it is in use, and so is every category above it. Stored, because every list of ads
  -- asks.
  is_visible boolean not null default false
);

create table category_text (
  category_id integer not null references category (id) on delete cascade,
  lang text not null,
  title text not null,
  primary key (category_id, lang)
);

create table specification_group (
  id integer primary key,
  slug text not null unique,
  sort integer not null default 0,
  status smallint not null default 1 check (status in (0, 1)),
  version integer not null default 1
);

create table specification_group_text (
  group_id integer not null references specification_group (id) on delete cascade,
  lang text not null,
  title text not null,
  primary key (group_id, lang)
);

create table brand (
  id integer primary key,
  slug text not null unique check (slug ~ '^[a-z0-9-]+$'),
  title text not null,
  logo text,
  sort integer not null default 0,
  status smallint not null default 1 check (status in (0, 1)),
  version integer not null default 1
);

create table category_brand (
  category_id integer not null references category (id) on delete cascade,
  brand_id integer not null references brand (id) on delete cascade,
  primary key (category_id, brand_id)
);

create table model (
  id integer primary key,
  brand_id integer not null references brand (id),
  category_id integer not null references category (id),
  slug text not null check (slug ~ '^[a-z0-9-]+$'),
  title text not null,
  sort integer not null default 0,
  status smallint not null default 1 check (status in (0, 1)),
  version integer not null default 1,
  unique (brand_id, category_id, slug)
);

create table chassis (
  id integer primary key,
  model_id integer not null references model (id),
  slug text not null check (slug ~ '^[a-z0-9-]+$'),
  title text not null,
  year_from smallint,
  year_to smallint,
  sort integer not null default 0,
  status smallint not null default 1 check (status in (0, 1)),
  -- Codes of the maker for a generation, beside its title: buyers search for a "1P" as for a "Leon 2".
  codes text[] not null default '{}',
  version integer not null default 1,
  unique (model_id, slug)
);

create table synonym (
  id integer generated by default as identity primary key,
  lang text,
  word text not null,
  meaning text not null,
  unique (word, meaning)
);

create function note_catalogue_changed() returns trigger language plpgsql as $$
begin
  insert into outbox (topic) values ('catalogue');
  perform pg_notify('outbox', '');
  return null;
end $$;

-- Which content files were loaded last; one row.
create table loaded_content (
  one boolean primary key default true check (one),
  hash text not null,
  at timestamptz not null default now()
);

-- What a visitor may find, in one place for every kind of search index.

-- A category is visible when it and all above it are in use.
create or replace view visible_category as select id from category where is_visible;

-- Says that the demo marketplace stands: it is seeded once, never again.
create table demo_seed (
  one boolean primary key default true check (one),
  seeded_at timestamptz not null default now()
);

-- Rows that administrators changed, made or removed: the content files no longer speak for them.
create table administered_row (
  entity text not null, -- such as specification
  key text not null, -- its id; of a synonym word and meaning
  removed boolean not null default false,
  at timestamptz not null default now(),
  primary key (entity, key)
);

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

-- A question about an ad. `source` names the column of `ad` that holds the answer; without it enumerated answers are in
-- ad.filter_ids, others in ad_value.
create table specification (
  id integer primary key,
  group_id integer not null references specification_group (id),
  slug text not null unique check (slug ~ '^[a-z0-9-]+$'),
  type text not null check (type in ('enum', 'bool', 'int', 'decimal', 'year', 'month-year', 'color', 'text')),
  unit text,
  min double precision,
  max double precision,
  step double precision,
  match text not null default 'any' check (match in ('any', 'all')),
  source text,
  icon text,
  status smallint not null default 1 check (status in (0, 1)),
  infilter smallint not null default 0 check (infilter in (0, 1)),
  highlight smallint not null default 0 check (highlight in (0, 1)),
  shortfilter smallint not null default 0 check (shortfilter in (0, 1)),
  intitle smallint not null default 0 check (intitle in (0, 1)),
  multi smallint not null default 0 check (multi in (0, 1)),
  required smallint not null default 0 check (required in (0, 1)),
  sort integer not null default 0,
  depends_on_filter_id integer,
  version integer not null default 1
);

create table specification_text (
  specification_id integer not null references specification (id) on delete cascade,
  lang text not null,
  title text not null,
  primary key (specification_id, lang)
);

-- An answer to a specification.
create table filter (
  id integer primary key,
  specification_id integer not null references specification (id),
  parent_id integer references filter (id),
  slug text not null check (slug ~ '^[a-z0-9-]+$'),
  icon text,
  sort integer not null default 0,
  status smallint not null default 1 check (status in (0, 1)),
  version integer not null default 1,
  unique (specification_id, slug)
);

create table filter_text (
  filter_id integer not null references filter (id) on delete cascade,
  lang text not null,
  title text not null,
  primary key (filter_id, lang)
);

create table filter_redirect (
  specification_id integer not null references specification (id),
  old_slug text not null,
  filter_id integer not null references filter (id),
  primary key (specification_id, old_slug)
);

-- Children of a category inherit its specifications.
create table category_specification (
  category_id integer not null references category (id) on delete cascade,
  specification_id integer not null references specification (id) on delete cascade,
  sort integer not null default 0,
  primary key (category_id, specification_id)
);

-- What a machine made of a description, once for each text and language. [J62]
create table description_translation (
  ad_id bigint not null,
  language text not null,
  digest bytea not null, -- of the description that it was made of: another text has another translation
  text text not null,
  made_at timestamptz not null default now(),
  primary key (ad_id, language)
);

do $$
declare part text;
begin
  foreach part in array array[
    'category', 'category_text', 'category_specification', 'specification_group', 'specification_group_text',
    'specification', 'specification_text', 'filter', 'filter_text', 'filter_redirect', 'brand',
    'category_brand', 'model', 'chassis', 'synonym', 'country', 'region', 'region_text', 'city'
  ] loop
    execute format('create trigger %1$s_changed after insert or update or delete on %1$I for each statement execute function note_catalogue_changed()', part);
  end loop;
end $$;

alter table specification add foreign key (depends_on_filter_id) references filter (id);

-- The catalogue: what can be offered, with which questions (specifications) and answers (filters). Words live in *_text, one row per language value.

create extension if not exists pg_trgm;

create table country (
  id integer primary key, -- ISO 3166-1 numeric
  code text not null unique check (code ~ '^[A-Z]{2}$'),
  sort integer not null default 0,
  active boolean not null default false -- offered in pickers
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
  status smallint not null default 1 check (status in (0, 1))
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
  status smallint not null default 1 check (status in (0, 1))
);

create table specification_group_text (
  group_id integer not null references specification_group (id) on delete cascade,
  lang text not null,
  title text not null,
  primary key (group_id, lang)
);

-- A question about an ad. `source` names the column of `ad` that holds the answer; without it enumerated answers are in ad.filter_ids, others in ad_value.
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
  sort integer not null default 0
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
  unique (specification_id, slug)
);

create table filter_text (
  filter_id integer not null references filter (id) on delete cascade,
  lang text not null,
  title text not null,
  primary key (filter_id, lang)
);

alter table specification add column depends_on_filter_id integer references filter (id);

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

create table brand (
  id integer primary key,
  slug text not null unique check (slug ~ '^[a-z0-9-]+$'),
  title text not null,
  logo text,
  sort integer not null default 0,
  status smallint not null default 1 check (status in (0, 1))
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
  unique (model_id, slug)
);

create table synonym (
  id integer generated by default as identity primary key,
  lang text,
  word text not null,
  meaning text not null,
  unique (word, meaning)
);

-- The stock of a company as a file: what its columns mean, what each run did, and which ad each row is. [H07]
create table feed (
  id integer generated always as identity primary key,
  company_id bigint not null references company (id) on delete cascade,
  name text not null check (length(name) between 1 and 60),
  url text check (length(url) <= 2000), -- null: its files are uploaded
  category_id integer not null references category (id),
  schedule text not null default 'off' check (schedule in ('off', 'hourly', 'daily')),
  next_run_at timestamptz, -- null: by hand only
  mapping jsonb, -- null: nobody has said yet what its columns mean
  file bytea, -- as it came, at most 10 MB
  file_name text not null default '',
  file_at timestamptz,
  created_at timestamptz not null default now(),
  check (schedule = 'off' or (url is not null and next_run_at is not null))
);

create index feed_company on feed (company_id);
create index feed_due on feed (next_run_at) where schedule <> 'off';

create table feed_run (
  id integer generated always as identity primary key,
  feed_id integer not null references feed (id) on delete cascade,
  dry boolean not null, -- reads and reports everything and changes nothing
  worker uuid, -- who does it; null: nobody yet
  seen_at timestamptz, -- when the worker last said that it lives
  created_at timestamptz not null,
  started_at timestamptz,
  ended_at timestamptz,
  error text, -- why the file could not be read
  detail text not null default '', -- line, columns or server that the error is about
  read integer not null default 0,
  created integer not null default 0,
  updated integer not null default 0,
  unchanged integer not null default 0,
  refused integer not null default 0,
  paused integer not null default 0,
  resumed integer not null default 0,
  held_back integer not null default 0 -- ads that stay public because the file has less than half of its rows
);

create index feed_run_feed on feed_run (feed_id, id desc);

-- two runs of one feed never overlap
create unique index feed_run_open on feed_run (feed_id) where ended_at is null;
create index feed_run_ended on feed_run (ended_at);

-- Rows of which a run has something to say; those that stand as they were are only counted.
create table feed_row (
  run_id integer not null references feed_run (id) on delete cascade,
  line integer not null,
  source_id text not null,
  title text not null,
  outcome text not null check (outcome in ('created', 'updated', 'unchanged', 'refused', 'paused', 'resumed')),
  ad_id bigint references ad (id) on delete set null,
  problems jsonb not null default '[]',
  cells jsonb not null default '{}', -- what the file says, by the field that it means
  has_problems boolean not null,
  primary key (run_id, line, source_id)
);

create index feed_row_ad on feed_row (ad_id) where ad_id is not null;

-- Which ad a row is, by the seller's own id of it.
create table feed_item (
  feed_id integer not null references feed (id) on delete cascade,
  source_id text not null,
  ad_id bigint not null unique references ad (id) on delete cascade,
  fingerprint text not null, -- of what the row said when the ad was last written
  missed_pictures smallint not null default 0, -- that could not be fetched: they are tried again
  vanished_at timestamptz, -- the feed no longer holds the row
  primary key (feed_id, source_id)
);

-- What a person says instead of the file, until the file says something else.
create table feed_correction (
  feed_id integer not null references feed (id) on delete cascade,
  source_id text not null,
  field text not null,
  was text not null,
  value text not null,
  primary key (feed_id, source_id, field)
);

create index feed_run_failed on feed_run (ended_at) where error is not null;

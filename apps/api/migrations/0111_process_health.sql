-- What each process of the API says of itself every few seconds; one that was killed stays until its row is a day old.
create table api_process (
  id uuid primary key,
  host text not null,
  pid integer not null,
  started_at timestamptz not null,
  seen_at timestamptz not null,
  search jsonb not null, -- the index of the process: its kind, whether it is loaded, how far it has come
  jobs jsonb not null -- what it does by itself, with the last run of each
);
create index api_process_seen on api_process (seen_at);

-- Numbers of each day for the charts of the administration, kept for a year.
create table daily_health (
  day date not null, -- in UTC
  measure text not null check (measure in ('mail-failed', 'push-failed', 'job-failed', 'index-behind')),
  value integer not null,
  primary key (day, measure)
);

-- A mail that is given up stays a week with next_try_at = 'infinity', so that it can be tried again by hand.
alter table mail add column last_error text not null default '';
alter table push_message
  add column last_error text not null default '',
  add column created_at timestamptz not null default now();
create index mail_failed on mail (created_at) where tries > 0;
create index push_message_failed on push_message (id) where last_error <> '';
create index feed_run_failed on feed_run (ended_at) where error is not null;

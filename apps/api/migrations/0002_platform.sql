-- What administrators look for among accounts, and how.
create extension if not exists pg_trgm;

-- One feed for everything that follows ads: search index, page cache, later mail and sockets. Readers follow (xid, seq)
-- below pg_snapshot_xmin(pg_current_snapshot()), never a bare sequence: a sequence is not commit order.
create table outbox (
  xid xid8 not null default pg_current_xact_id(),
  seq bigint generated always as identity,
  topic text not null constraint outbox_topic_check
    check (topic in ('ad', 'catalogue', 'message', 'conversation', 'notification')),
  ad_id bigint,
  at timestamptz not null default now(),
  conversation_id bigint,
  message_id bigint,
  told_id bigint, -- the account
  notification_id bigint, -- null: some were read
  primary key (xid, seq)
);

create index outbox_at on outbox (at);

-- What a euro costs in other currencies, for "about" beside a price. Nothing is charged by it.
create table exchange_rate (
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  day date not null, -- from which it holds
  per_euro numeric(14, 6) not null check (per_euro > 0),
  source text not null check (length(source) between 1 and 60),
  set_at timestamptz not null default now(),
  primary key (currency, day)
);

-- Pages that tell a price in another currency are made anew.
create trigger exchange_rate_changed after insert or update or delete on exchange_rate
  for each statement execute function note_catalogue_changed();

-- How often somebody has asked for something, counted by all API processes together. Not kept over a crash, nor in a
-- backup: a window lasts minutes. The key holds no address, only a keyed hash of it.
create unlogged table rate_limit (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint -- milliseconds since 1970
);

create index rate_limit_expire on rate_limit (expire);

-- Mails that wait for their turn, queued in the transaction of what they tell about. They hold codes: a row goes when
-- its mail was taken by the mail server, and after seven days in any case.
create table mail (
  id bigint generated always as identity primary key,
  recipient text not null,
  brand text not null,
  language text not null,
  template text not null,
  content jsonb not null, -- the values of the template
  created_at timestamptz not null default now(),
  tries smallint not null default 0,
  next_try_at timestamptz not null default now(),
  -- Mails and text messages: what they say may end, and a number that was proven belongs to one account.
  expires_at timestamptz, -- the code in it ends then; null: worth sending while it waits
  -- A mail that is given up stays a week with next_try_at = 'infinity', so that it can be tried again by hand.
  last_error text not null default ''
);

create index mail_due on mail (next_try_at);
create index mail_recipient on mail (recipient, id desc);

-- What people looked for and nothing was found by all its words, counted by day: never by whom. Texts that may hold a
-- number of a phone or an address of mail are not kept. Deleted after 90 days.
create table missed_query (
  text text not null check (length(text) between 1 and 200), -- folded
  day date not null default current_date,
  times integer not null default 1,
  primary key (text, day)
);

create index missed_query_day on missed_query (day);

-- Text messages of development, which `/dev/mailbox` shows; with a gateway none is stored.
create table sms (
  id bigint generated always as identity primary key,
  recipient text not null,
  message text not null,
  created_at timestamptz not null default now()
);

-- Files of the object store that no row needs: not yet, while one is uploaded, or no longer. Written before the file
-- and in the transaction that lets go of it, so that a process that dies leaves no file behind that nobody knows of.
create table stray_file (
  object_key text primary key,
  picture_id bigint, -- which picture it was; null: it has not become one
  since timestamptz not null default now()
);

create index stray_file_since on stray_file (since);
create index mail_failing on mail (created_at) where tries > 0;

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

create index mail_failed on mail (created_at) where tries > 0;

-- Accounts: what proves who somebody is, and where somebody is signed in.

alter table users
  add column email_verified_at timestamptz,
  add column mobile_verified_at timestamptz,
  add column description text not null default '',
  add column language text, -- in which mails are written; null: as the page was that asked for the first one
  add column brand text, -- the way in by which the account was opened; mails look like it
  add column deleted_at timestamptz; -- personal data is erased 30 days later [M64]

-- One sign-in of one browser or app. Its refresh tokens are a family: reuse of a used one ends the session.
create table session (
  id uuid primary key default gen_random_uuid(),
  user_id bigint not null references users (id) on delete cascade,
  impersonator_id bigint references users (id) on delete cascade, -- the administrator who is signed in as the user [J12]
  brand text not null,
  device text not null default '', -- such as "Chrome, Windows"
  address text, -- of the last use; forgotten after 90 days [M64]
  country text, -- ISO code of that address
  remembered boolean not null, -- false: ends with the browser
  authenticated_at timestamptz not null default now(), -- when somebody last proved who he is
  second_factor_at timestamptz, -- null: the rights of administrators rest
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null, -- whatever happens
  ended_at timestamptz,
  end_reason text check (end_reason in ('signed-out', 'ended', 'reused', 'password', 'status', 'removed', 'verified'))
);
create index session_of_user on session (user_id, last_used_at desc) where ended_at is null;
create index session_expired on session (expires_at);

-- Only hashes: a copy of this table opens nothing.
create table refresh_token (
  hash bytea primary key check (octet_length(hash) = 32),
  session_id uuid not null references session (id) on delete cascade,
  created_at timestamptz not null default now(),
  used_at timestamptz
);
create index refresh_token_session on refresh_token (session_id);

-- Codes that were mailed or sent by SMS: one of a kind for an account, good for one use. Only keyed hashes.
create table one_time_code (
  user_id bigint not null references users (id) on delete cascade,
  purpose text not null check (purpose in ('verify-email', 'reset-password', 'remove-account', 'sign-in', 'verify-phone')),
  hash bytea not null check (octet_length(hash) = 32),
  target text, -- the phone that is confirmed
  tries smallint not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (user_id, purpose)
);
create index one_time_code_expired on one_time_code (expires_at);

-- Mails that wait for their turn, queued in the transaction of what they tell about. They hold codes: a row goes when its
-- mail was taken by the mail server, and after seven days in any case.
create table mail (
  id bigint generated always as identity primary key,
  recipient text not null,
  brand text not null,
  language text not null,
  template text not null,
  content jsonb not null, -- the values of the template
  created_at timestamptz not null default now(),
  tries smallint not null default 0,
  next_try_at timestamptz not null default now()
);
create index mail_due on mail (next_try_at);
create index mail_recipient on mail (recipient, id desc);

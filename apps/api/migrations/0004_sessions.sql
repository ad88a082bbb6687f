-- Functions may name tables of later files.
set local check_function_bodies = off;

-- One sign-in of one browser or app. Its refresh tokens are a family: reuse of a used one ends the session.
create table session (
  id uuid primary key default gen_random_uuid(),
  user_id bigint not null references users (id) on delete cascade,
  -- the administrator who is signed in as the user [J12]
  impersonator_id bigint references users (id) on delete cascade,
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
  end_reason text check (end_reason in ('signed-out', 'ended', 'reused', 'password', 'status', 'removed', 'verified')),
  -- The session of the administrator who is signed in as the user: it ends this one with it [J12].
  parent_id uuid references session (id) on delete cascade
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
  purpose text not null
    check (purpose in ('verify-email', 'reset-password', 'remove-account', 'sign-in', 'verify-phone')),
  hash bytea not null check (octet_length(hash) = 32),
  target text, -- the phone that is confirmed
  tries smallint not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- A code belongs to the browser that asked for it: tries of another one burn only a code of its own. Empty for codes
  -- that somebody asks for who is signed in.
  asker bytea not null default '',
  primary key (user_id, purpose, asker)
);

create index one_time_code_expired on one_time_code (expires_at);

-- Signing in without a password: by a passkey, or by the account at somebody else's.

-- The public half of a passkey; the private one stays with its owner's device, or with the keeper of passwords there.
create table passkey (
  id uuid primary key default gen_random_uuid(),
  user_id bigint not null references users (id) on delete cascade,
  credential_id text not null unique, -- base64url, as browsers name it
  rp_id text not null, -- the host of the brand; it is good on all hosts below
  name text not null,
  public_key bytea not null,
  counter bigint not null, -- of uses, as far as the device counts them
  transports text[] not null default '{}',
  backed_up boolean not null, -- several devices have it, and their counters say nothing
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);

create index passkey_of_user on passkey (user_id, created_at);

-- What a device is asked to sign. Each is good once, for five minutes.
create table passkey_challenge (
  challenge text primary key, -- base64url
  user_id bigint references users (id) on delete cascade, -- who adds a passkey; null: somebody signs in
  rp_id text not null,
  expires_at timestamptz not null default now() + interval '5 minutes'
);

create index passkey_challenge_expired on passkey_challenge (expires_at);

-- The account at somebody else's by which an account here is entered. The address there may change, the subject never
-- does.
create table identity (
  provider text not null check (provider in ('google')),
  subject text not null,
  user_id bigint not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (provider, subject)
);

create index identity_of_user on identity (user_id);

-- The second step of a sign-in: codes of an app, and codes on paper for the day the phone is lost.
create table totp (
  user_id bigint primary key references users (id) on delete cascade,
  secret bytea not null, -- sealed with a key of the API: a copy of this table makes no codes
  confirmed_at timestamptz, -- null: shown, and not proven yet; signing in does not ask for it
  last_step bigint not null default 0, -- the newest time step whose code was used: no code is good twice
  created_at timestamptz not null default now()
);

-- Only keyed hashes; each is good for one use.
create table recovery_code (
  user_id bigint not null references users (id) on delete cascade,
  hash bytea not null check (octet_length(hash) = 32),
  primary key (user_id, hash)
);

create index session_parent on session (parent_id) where parent_id is not null;

-- Browsers and apps in which somebody once signed in to an account. Tries from there are counted apart, so that
-- strangers who use up the tries of an account lock its owner out of none of them.
create table known_device (
  user_id bigint not null references users (id) on delete cascade,
  device bytea not null check (octet_length(device) = 32), -- a hash: the id itself is in the cookie only
  seen_at timestamptz not null default now(),
  primary key (user_id, device)
);

create index known_device_seen on known_device (seen_at);

-- Sockets of a session end with it. A notice may be lost: sockets are looked at again each minute.
create function note_session_ended() returns trigger language plpgsql as $$
begin
  perform pg_notify('session_ended', new.id::text);
  return null;
end $$;

create trigger session_ended after update of ended_at on session
  for each row when (old.ended_at is null and new.ended_at is not null) execute function note_session_ended();

create function drop_push_of_session() returns trigger language plpgsql as $$
begin
  delete from push_subscription where session_id = new.id;
  return null;
end $$;

create trigger push_ends_with_session after update of ended_at on session
  for each row when (old.ended_at is null and new.ended_at is not null) execute function drop_push_of_session();

create index session_address on session (address) where address is not null;

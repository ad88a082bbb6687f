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

-- The session of the administrator who is signed in as the user: it ends this one with it [J12].
alter table session add column parent_id uuid references session (id) on delete cascade;
create index session_parent on session (parent_id) where parent_id is not null;

-- Why an account was suspended or banned, as its owner is told [J41, H08].
alter table users add column status_reason text not null default '';

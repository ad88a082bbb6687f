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

-- The account at somebody else's by which an account here is entered. The address there may change, the subject never does.
create table identity (
  provider text not null check (provider in ('google')),
  subject text not null,
  user_id bigint not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (provider, subject)
);
create index identity_of_user on identity (user_id);

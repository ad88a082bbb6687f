-- Browsers and apps in which somebody once signed in to an account. Tries from there are counted apart, so that strangers
-- who use up the tries of an account lock its owner out of none of them.
create table known_device (
  user_id bigint not null references users (id) on delete cascade,
  device bytea not null check (octet_length(device) = 32), -- a hash: the id itself is in the cookie only
  seen_at timestamptz not null default now(),
  primary key (user_id, device)
);
create index known_device_seen on known_device (seen_at);

-- A code belongs to the browser that asked for it: tries of another one burn only a code of its own. Empty for codes that
-- somebody asks for who is signed in.
alter table one_time_code add column asker bytea not null default '';
alter table one_time_code drop constraint one_time_code_pkey;
alter table one_time_code add primary key (user_id, purpose, asker);

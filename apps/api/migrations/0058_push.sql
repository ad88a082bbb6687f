-- Notifications of the browser, for whoever has no page of ours open.

-- Where a device takes them: one for each session, until that ends.
create table push_subscription (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id) on delete cascade,
  session_id uuid not null unique references session (id) on delete cascade,
  brand text not null, -- on whose host the device asked: links lead there
  endpoint text not null unique, -- whoever knows it may send to the push service; what is sent there only the device can read
  p256dh text not null, -- base64url
  auth text not null, -- base64url
  receipt uuid not null default gen_random_uuid(), -- travels in encrypted messages only; the device gives it back on arrival
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(), -- a page told of it
  arrived_at timestamptz -- a message was there
);
create index push_subscription_of_user on push_subscription (user_id, seen_at);

-- What waits to be sent. Of one tag and device only the newest counts.
create table push_message (
  id bigint generated always as identity primary key,
  subscription_id bigint not null references push_subscription (id) on delete cascade,
  tag text not null,
  version int not null default 1, -- a newer content came while the one before was being sent
  content jsonb not null,
  urgency text not null,
  tries int not null default 0,
  next_try_at timestamptz not null default now(),
  expires_at timestamptz not null,
  unique (subscription_id, tag)
);
create index push_message_due on push_message (next_try_at, id);

create function drop_push_of_session() returns trigger language plpgsql as $$
begin
  delete from push_subscription where session_id = new.id;
  return null;
end $$;
create trigger push_ends_with_session after update of ended_at on session
  for each row when (old.ended_at is null and new.ended_at is not null) execute function drop_push_of_session();

-- Functions may name tables of later files.
set local check_function_bodies = off;

-- What people are told of. One row is the entry on the page, and what mails and pushes are made of; its text is written
-- when it is read, in the reader's language. [M19]
create table notification (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id) on delete cascade,
  kind text not null check (
    kind in ('message', 'ad-status', 'ad-expiring', 'price-drop', 'saved-search', 'order', 'loyalty', 'system')),
  event text not null, -- what happened, within the kind
  facts jsonb not null default '{}', -- what its text names
  ad_id bigint, -- no reference: the ad may go
  -- messages: one entry for each conversation, that of its newest message
  conversation_id bigint references conversation (id) on delete cascade,
  account_id bigint, -- the side of the conversation: the own account, or that of a company
  message_id bigint,
  on_page boolean not null, -- false: only mailed or pushed
  created_at timestamptz not null default now(),
  read_at timestamptz,
  mail_at timestamptz, -- from then on a mail may tell of it; null: none has to any more
  push_at timestamptz, -- the same of a push
  check ((kind = 'message') = (conversation_id is not null)),
  check (conversation_id is null or (account_id is not null and message_id is not null)),
  unique (user_id, conversation_id)
);

create index notification_page on notification (user_id, created_at desc, id desc) where on_page;
create index notification_unread on notification (user_id) where read_at is null and on_page and kind <> 'message';
create index notification_conversation on notification (conversation_id, account_id) where conversation_id is not null;
create index notification_mail on notification (mail_at) where mail_at is not null;
create index notification_push on notification (push_at) where push_at is not null;
create index notification_old on notification (created_at);

-- How somebody wants to be told; what is missing is as it is by default.
create table notification_setting (
  user_id bigint primary key references users (id) on delete cascade,
  settings jsonb not null
);

create function note_notification() returns trigger language plpgsql as $$
begin
  insert into outbox (topic, told_id, notification_id) values ('notification', new.user_id, new.id);
  perform pg_notify('outbox', '');
  return null;
end $$;

create trigger notification_written after insert on notification
  for each row when (new.on_page and new.kind <> 'message') execute function note_notification();

create function note_notifications_read() returns trigger language plpgsql as $$
begin
  insert into outbox (topic, told_id)
  select distinct 'notification', new_rows.user_id from new_rows join old_rows using (id)
  where new_rows.kind <> 'message' and old_rows.read_at is null and new_rows.read_at is not null;
  if found then perform pg_notify('outbox', ''); end if;
  return null;
end $$;

create trigger notifications_read after update on notification
  referencing new table as new_rows old table as old_rows for each statement execute function note_notifications_read();

-- Notifications of the browser, for whoever has no page of ours open.

-- Where a device takes them: one for each session, until that ends.
create table push_subscription (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id) on delete cascade,
  session_id uuid not null unique references session (id) on delete cascade,
  brand text not null, -- on whose host the device asked: links lead there
  -- whoever knows it may send to the push service; what is sent there only the device can read
  endpoint text not null unique,
  p256dh text not null, -- base64url
  auth text not null, -- base64url
  -- travels in encrypted messages only; the device gives it back on arrival
  receipt uuid not null default gen_random_uuid(),
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
  last_error text not null default '',
  created_at timestamptz not null default now(),
  unique (subscription_id, tag)
);

create index push_message_due on push_message (next_try_at, id);
create index push_message_failed on push_message (id) where last_error <> '';

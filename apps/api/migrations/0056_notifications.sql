-- What people are told of. One row is the entry on the page, and what mails and pushes are made of; its text is written when it is
-- read, in the reader's language. [M19]
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

-- The notification of a message says when a mail was written: its conversation need not.
drop index conversation_member_unmailed;
alter table conversation_member drop column mailed_message_id;

-- Each entry, and each that was read, tells whoever follows the outbox, in its own transaction. What a message tells is told by it.
alter table outbox drop constraint outbox_topic_check;
alter table outbox add constraint outbox_topic_check
  check (topic in ('ad', 'catalogue', 'message', 'conversation', 'notification'));
alter table outbox add column told_id bigint; -- the account
alter table outbox add column notification_id bigint; -- null: some were read

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

-- What a side has read of a conversation is read in the list too, for everybody of a company. After a look at some of it a mail may
-- tell of the rest, when its time has come.
create function read_message_notification() returns trigger language plpgsql as $$
begin
  update notification set
    read_at = case when message_id <= new.last_read_message_id then now() end,
    push_at = case when message_id <= new.last_read_message_id then null else push_at end,
    mail_at = case when message_id > new.last_read_message_id and user_id = account_id then now() end
  where conversation_id = new.conversation_id and account_id = new.user_id and read_at is null;
  return null;
end $$;
create trigger conversation_read after update of last_read_message_id on conversation_member
  for each row when (new.last_read_message_id > old.last_read_message_id) execute function read_message_notification();

-- The lowest price that somebody was told of an ad that they saved; null: none since they saved it. [M09]
alter table favourite add column told_price integer;

-- Saved ads whose price fell, whoever changed it: whoever saved them is told once.
create table price_fall (ad_id bigint primary key references ad (id) on delete cascade);
create function note_price_fall() returns trigger language plpgsql as $$
begin
  if exists (select from favourite where ad_id = new.id) then
    insert into price_fall (ad_id) values (new.id) on conflict do nothing;
  end if;
  return null;
end $$;
create trigger price_fell after update of price on ad
  for each row when (new.price < old.price) execute function note_price_fall();

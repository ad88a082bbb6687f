-- Functions may name tables of later files.
set local check_function_bodies = off;

-- Conversations about ads between two accounts; a company answers by its account, whoever of its people writes.

-- One for each ad and pair. It outlives the ad: what the buyer saw when they first wrote is kept beside it.
create table conversation (
  id bigint generated always as identity primary key,
  ad_id bigint not null, -- no reference: the ad may go
  buyer_id bigint not null references users (id),
  seller_id bigint not null references users (id),
  ad_title text not null,
  ad_slug text not null,
  ad_kind text not null,
  ad_price integer, -- whole euros; null: on request
  picture_id bigint references picture (id) on delete set null,
  brand text not null, -- in which it began
  asked_at timestamptz, -- when the seller first had something to answer
  answered_at timestamptz, -- when the seller first did [M53]
  created_at timestamptz not null default now(),
  check (buyer_id <> seller_id),
  check (answered_at is null or asked_at is not null),
  unique (ad_id, buyer_id, seller_id)
);

create index conversation_pair on conversation (buyer_id, seller_id);
create index conversation_answered on conversation (seller_id, answered_at desc) where answered_at is not null;
create index conversation_picture on conversation (picture_id) where picture_id is not null;

-- Ids are the server's order: a message is written while its conversation is locked, so that within one conversation
-- ids come in the order of commits, and whoever asks for what came after an id misses nothing.
create table conversation_message (
  id bigint generated always as identity primary key,
  conversation_id bigint not null references conversation (id) on delete cascade,
  sender_id bigint not null references users (id), -- the account: the buyer or the seller
  author_id bigint not null references users (id), -- the person: of a company one of its people
  client_id uuid not null, -- made by the client: the same message sent again is no second one
  text text not null check (char_length(text) <= 4000),
  folded text not null, -- what it is found by [N01]
  digest bytea not null, -- of the folded text: who writes the same to many
  -- blocked: only its sender sees it, and takes it for sent; held: only its sender sees it until its time is over
  state text not null default 'sent' check (state in ('sent', 'held', 'blocked')),
  held_until timestamptz,
  unanswered boolean not null, -- written to somebody who had not answered yet: of these one may write few [M61]
  erased boolean not null default false, -- its sender removed their account [M64]
  created_at timestamptz not null default now(),
  -- What the rules of the shield found in a message when it was written, and its links. [N12]
  warnings jsonb not null default '[]',
  links jsonb not null default '[]',
  check ((state = 'held') = (held_until is not null)),
  unique (author_id, client_id)
);

create index conversation_message_order on conversation_message (conversation_id, id desc);
create index conversation_message_author on conversation_message (author_id, created_at desc);
create index conversation_message_sender on conversation_message (sender_id, digest, created_at);
create index conversation_message_held on conversation_message (held_until) where state = 'held';
create index conversation_message_old on conversation_message (created_at);

-- What each side sees and has read; both have a row. Unread is what the other side sent after the last that was read:
-- one number for all devices, and for all people of a company.
create table conversation_member (
  conversation_id bigint not null references conversation (id) on delete cascade,
  user_id bigint not null references users (id),
  last_message_id bigint not null default 0, -- the newest that this side sees; 0: it does not see the conversation
  last_read_message_id bigint not null default 0,
  last_delivered_message_id bigint not null default 0,
  muted boolean not null default false,
  archived boolean not null default false,
  check (last_read_message_id <= last_delivered_message_id),
  check (last_delivered_message_id <= last_message_id),
  primary key (conversation_id, user_id)
);

create index conversation_member_inbox on conversation_member (user_id, archived, last_message_id desc)
  where last_message_id > 0;
create index conversation_member_unread on conversation_member (user_id) where last_message_id > last_read_message_id;

-- Only for members of the conversation: no address of `/img` leads to them.
create table conversation_attachment (
  id uuid primary key default gen_random_uuid(),
  message_id bigint not null references conversation_message (id) on delete cascade on update cascade,
  kind text not null check (kind in ('picture', 'pdf')),
  name text not null,
  object_key text not null unique,
  bytes integer not null check (bytes > 0),
  width integer,
  height integer,
  -- SHA-256 of a file as it was sent: the same message again has the same file. Null: it came before this was kept.
  sent_digest bytea,
  check ((kind = 'picture') = (width is not null and height is not null))
);

create index conversation_attachment_message on conversation_attachment (message_id);

create table blocked_user (
  user_id bigint not null references users (id) on delete cascade, -- who blocked
  blocked_id bigint not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  check (user_id <> blocked_id),
  primary key (user_id, blocked_id)
);

create index blocked_user_blocked on blocked_user (blocked_id);

create table conversation_report (
  conversation_id bigint not null references conversation (id) on delete cascade,
  user_id bigint not null references users (id) on delete cascade, -- the side that reported
  reason text not null check (reason in ('spam', 'fraud', 'insult', 'other')),
  text text not null default '',
  at timestamptz not null default now(),
  -- What an administrator decided about a report of a conversation; null: it waits. [M57]
  decision text check (decision in ('dismissed', 'warned', 'suspended')),
  primary key (conversation_id, user_id)
);

create index conversation_report_user on conversation_report (user_id);
create index conversation_report_old on conversation_report (at);

-- What companies often answer.
create table canned_answer (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id) on delete cascade, -- the account of the company
  title text not null check (title <> ''),
  text text not null check (text <> '' and char_length(text) <= 4000),
  unique (user_id, title)
);

create function note_conversation_message() returns trigger language plpgsql as $$
begin
  insert into outbox (topic, conversation_id, message_id) values ('message', new.conversation_id, new.id);
  perform pg_notify('outbox', '');
  return null;
end $$;

create trigger conversation_message_written after insert on conversation_message
  for each row execute function note_conversation_message();

create trigger conversation_message_released after update of state on conversation_message
  for each row when (old.state <> new.state) execute function note_conversation_message();

-- That a side muted a conversation or put it away is told to that side alone, `told_id`; what it read, to both.
create function note_conversation() returns trigger language plpgsql as $$
begin
  insert into outbox (topic, conversation_id, told_id) values ('conversation', new.conversation_id, case
    when (old.last_read_message_id, old.last_delivered_message_id)
      is not distinct from (new.last_read_message_id, new.last_delivered_message_id) then new.user_id end);
  perform pg_notify('outbox', '');
  return null;
end $$;

create trigger conversation_marked
  after update of last_read_message_id, last_delivered_message_id, muted, archived on conversation_member
  for each row when (
    (old.last_read_message_id, old.last_delivered_message_id, old.muted, old.archived)
    is distinct from (new.last_read_message_id, new.last_delivered_message_id, new.muted, new.archived))
  execute function note_conversation();

-- What a side has read of a conversation is read in the list too, for everybody of a company. After a look at some of
-- it a mail may tell of the rest, when its time has come.
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

create index conversation_report_waiting on conversation_report (at) where decision is null;

-- Mails about messages that nobody has read: one for each conversation until it is read.

alter table conversation_member add column mailed_message_id bigint not null default 0; -- the newest when the last mail was written
create index conversation_member_unmailed on conversation_member (user_id)
  where last_message_id > last_read_message_id and mailed_message_id <= last_read_message_id and not muted;

-- Who acts for an account may have changed: the rooms of open sockets follow. A notice may be lost: they are looked at again each minute.
create function note_memberships() returns trigger language plpgsql as $$
begin
  perform pg_notify('memberships_changed', '');
  return null;
end $$;
create trigger memberships_changed after insert or delete or update on company_member
  for each statement execute function note_memberships();
create trigger memberships_changed after update of status on company
  for each row when (old.status <> new.status) execute function note_memberships();
create trigger memberships_changed after update of status on users
  for each row when (old.status <> new.status) execute function note_memberships();

-- That a side muted a conversation or put it away is told to that side alone, `told_id`; what it read, to both.
create or replace function note_conversation() returns trigger language plpgsql as $$
begin
  insert into outbox (topic, conversation_id, told_id) values ('conversation', new.conversation_id, case
    when (old.last_read_message_id, old.last_delivered_message_id)
      is not distinct from (new.last_read_message_id, new.last_delivered_message_id) then new.user_id end);
  perform pg_notify('outbox', '');
  return null;
end $$;

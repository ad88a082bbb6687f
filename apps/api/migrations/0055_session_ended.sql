-- Sockets of a session end with it. A notice may be lost: sockets are looked at again each minute.
create function note_session_ended() returns trigger language plpgsql as $$
begin
  perform pg_notify('session_ended', new.id::text);
  return null;
end $$;
create trigger session_ended after update of ended_at on session
  for each row when (old.ended_at is null and new.ended_at is not null) execute function note_session_ended();

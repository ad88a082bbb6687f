-- What exactly an administrator changed, and from where. [M59]

alter table audit_entry
  add column brand text, -- the brand by whose host it was done; null: a command on the server itself
  add column address text, -- from which address of the network
  add column entity text check (entity ~ '^[a-z-]+$'), -- what kind of row was changed, such as specification
  add column entity_id text, -- which row of it
  add column before jsonb, -- the fields that changed, as they were; null: there was no row
  add column after jsonb; -- the same fields since; null: there is no row any more

create index audit_entry_entity on audit_entry (entity, entity_id, at desc) where entity is not null;
create index audit_entry_actor on audit_entry (actor_id, at desc);

-- The log is only ever added to: an entry changes by nothing but the removal of its actor, and leaves after two years.
create function keep_audit_entry() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.at < now() - interval '2 years' then return old; end if;
  if tg_op = 'UPDATE' and new.actor_id is null and to_jsonb(new) - 'actor_id' = to_jsonb(old) - 'actor_id' then return new; end if;
  raise exception 'An entry of the audit log is never changed.';
end
$$;
create trigger audit_entry_is_kept before update or delete on audit_entry for each row execute function keep_audit_entry();

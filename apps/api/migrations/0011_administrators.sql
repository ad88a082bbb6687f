-- Rights beyond an own account, and how somebody proves who he is.

-- Groups of an account; 1 and 6 see the admin area [H03, H04].
create table user_group (
  user_id bigint not null references users (id) on delete cascade,
  group_id smallint not null check (group_id > 0),
  granted_at timestamptz not null default now(),
  primary key (user_id, group_id)
);
create index user_group_members on user_group (group_id, user_id);

create table user_password (
  user_id bigint primary key references users (id) on delete cascade,
  hash text not null check (hash like '$argon2id$%'), -- with its parameters, so that they can be raised at a sign-in
  must_change boolean not null default false, -- somebody else has seen it: good for one sign-in, which asks for another
  changed_at timestamptz not null default now()
);

-- What was done with the rights of an administrator. Only ever added to; never holds a secret.
create table audit_entry (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor_id bigint references users (id) on delete set null, -- null: a command on the server itself
  action text not null check (action ~ '^[a-z-]+(\.[a-z-]+)*$'),
  subject_id bigint, -- the account that it was done to
  details jsonb not null default '{}'
);
create index audit_entry_subject on audit_entry (subject_id, at desc);
create index audit_entry_at on audit_entry (at desc);

-- What administrators note about an account for each other; its user is told nothing of it unless they ask for their data. [J37]
create table user_note (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id) on delete cascade, -- about whom
  author_id bigint references users (id) on delete set null,
  text text not null check (text <> ''),
  created_at timestamptz not null default now()
);
create index user_note_user on user_note (user_id, id desc);
create index session_address on session (address) where address is not null;

-- Pictures that somebody uploads of themselves or of their company, and files that nothing needs.

create table user_image (
  user_id bigint not null references users (id) on delete cascade,
  kind text not null check (kind in ('avatar', 'cover')),
  picture_id bigint not null unique references picture (id), -- of this account alone: it goes with it
  primary key (user_id, kind)
);

-- Files of the object store that no row needs: not yet, while one is uploaded, or no longer. Written before the file and
-- in the transaction that lets go of it, so that a process that dies leaves no file behind that nobody knows of.
create table stray_file (
  object_key text primary key,
  picture_id bigint, -- which picture it was; null: it has not become one
  since timestamptz not null default now()
);
create index stray_file_since on stray_file (since);

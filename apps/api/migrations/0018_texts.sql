-- Texts that administrators put in the place of those of the files, and languages that have no files yet. [J63-J65]
create table message_language (
  code text primary key check (code ~ '^[a-z]{2,3}$'), -- ISO 639; never one of those with files
  added_at timestamptz not null default now()
);

create table message_override (
  language text not null,
  key text not null,
  draft text, -- ICU text as it will be published; null: the text of the files again
  published text, -- as everybody sees it; null: the text of the files
  machine boolean not null default false, -- the draft was made by a machine, and nobody has confirmed it
  version integer not null default 1, -- grows with each change: who writes says which one was shown
  updated_at timestamptz not null default now(),
  primary key (language, key),
  check (draft is not null or published is not null)
);

-- What was written when, one row for each change of a text.
create table message_change (
  id bigint generated always as identity primary key,
  language text not null,
  key text not null,
  before text,
  after text,
  machine boolean not null default false,
  actor_id bigint references users (id) on delete set null,
  at timestamptz not null default now()
);

create index message_change_text on message_change (language, key, id desc);
create index message_change_actor on message_change (actor_id);

create table message_publication (
  version integer generated always as identity primary key,
  texts integer not null, -- how many changed with it
  at timestamptz not null default now()
);

-- Every process reads the texts again, and no page of before is shown.
create trigger message_publication_changed after insert on message_publication
  for each statement execute function note_catalogue_changed();

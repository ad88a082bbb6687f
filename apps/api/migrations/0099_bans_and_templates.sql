-- What no ad says, who opens no account, and from where; and ready answers of moderators. [P58, P57]

-- Words of ads, addresses of mail and networks. No patterns: a ban says exactly what it hits.
create table ban (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('word', 'email', 'network')),
  -- a word or phrase, folded as `fold` of domain-rules does; an address, or a domain after its @; a network
  value text not null check (value <> '' and value = lower(value)),
  network cidr, -- the same as the value, of networks
  note text not null default '', -- why, for other moderators
  added_by bigint references users (id) on delete set null,
  created_at timestamptz not null default now(),
  unique (kind, value),
  check ((kind = 'network') = (network is not null))
);
insert into ban (kind, value, created_at) select 'word', word, created_at from banned_word;
drop table banned_word;

-- Texts that moderators send again and again, each in all languages: who is told reads the own one.
create table answer_template (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('ad', 'user')), -- of decisions about ads, or about accounts
  name text not null check (name <> ''), -- as moderators call it
  texts jsonb not null, -- by language
  version integer not null default 1, -- counts its changes
  updated_at timestamptz not null default now(),
  unique (kind, name)
);

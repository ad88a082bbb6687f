-- What a machine made of a description, once for each text and language. [J62]

create table description_translation (
  ad_id bigint not null references ad (id) on delete cascade,
  language text not null,
  digest bytea not null, -- of the description that it was made of: another text has another translation
  text text not null,
  made_at timestamptz not null default now(),
  primary key (ad_id, language)
);

-- What administrators look for among accounts, and how.

create extension if not exists pg_trgm;

-- A text in small plain letters, without marks, Cyrillic in Latin: as `fold` of domain-rules, for names of people. [N01]
create function folded(given text) returns text language sql immutable parallel safe as $$
  select regexp_replace(
    normalize(
      translate(
        replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
          lower(normalize(given, NFC)), 'đ', 'dj'), 'ђ', 'dj'), 'љ', 'lj'), 'њ', 'nj'), 'џ', 'dz'), 'ѓ', 'gj'), 'ќ', 'kj'),
          'щ', 'st'), 'ю', 'ju'), 'я', 'ja'), 'ß', 'ss'),
        'абвгдеёєжзиіїйјклмнопрстћуўфхцчшъыэłøı', 'abvgdeeeziiiijjklmnoprstcuufhccsaieloi'),
      NFD),
    '[\u0300-\u036f]', '', 'g')
$$;

-- Name, address and phone in one text: what the table of users is searched by, and ordered by name.
alter table users add column search_text text generated always as (
  folded(name || ' ' || coalesce(email, '') || ' ' || coalesce(mobile, ''))) stored;
create index users_search on users using gin (search_text gin_trgm_ops);
create index users_by_name on users (search_text, id);
create index users_by_age on users (created_at desc, id desc);
create index users_of_country on users (country_id, created_at desc);
create index users_of_status on users (status, created_at desc);

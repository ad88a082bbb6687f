-- Rules for the cost of an import [N09]. A change is a new row that holds from a day on: rows are never changed, so
-- every estimate of the past can be computed again.
create table import_rule (
  id bigint generated always as identity primary key,
  country text not null check (country ~ '^[A-Z]{2}$'),
  key text not null check (key ~ '^[a-z-]{1,40}$'), -- a name of `importRuleKinds` of domain-rules
  value numeric(10, 2) check (value >= 0), -- null: no official text was found, visitors have to find out
  currency text check (currency in ('EUR', 'RSD')), -- of an amount
  valid_from date not null,
  valid_to date, -- its last day; null: until a newer row begins
  source_title text check (length(source_title) between 1 and 200),
  source_url text check (length(source_url) <= 500 and source_url ~ '^https?://'),
  read_on date, -- the day on which the source was read
  added_by bigint, -- outlives its account, as a row never changes; null: it came with the software
  added_at timestamptz not null default now(),
  check (valid_to >= valid_from),
  check (num_nulls(source_title, source_url, read_on) in (0, 3)),
  check (value is null or source_url is not null)
);

create index import_rule_of_key on import_rule (country, key, valid_from desc, id desc);

create function refuse_import_rule_change() returns trigger language plpgsql as $$
begin
  raise exception 'import_rule is append-only';
end $$;

create trigger import_rule_stands before update or delete on import_rule
  for each row execute function refuse_import_rule_change();

-- Pages that show an estimate are made anew.
create trigger import_rule_changed after insert on import_rule
  for each statement execute function note_catalogue_changed();

-- Only what an official text says; all other rules are open. `valid_from` is where this table begins, not the day of a law.
insert into import_rule (country, key, value, valid_from, source_title, source_url, read_on) values
  ('RS', 'customs-eu-origin', 0, '2020-01-01', 'Uprava carina: Uvoz motornih vozila, Sporazumi',
    'https://www.carina.rs/putnici/uvoz-motornih-vozila/sporazumi.html', '2026-11-30'),
  ('RS', 'vat', 20, '2020-01-01', 'Uprava carina: Uvoz motornih vozila, Sporazumi',
    'https://www.carina.rs/putnici/uvoz-motornih-vozila/sporazumi.html', '2026-11-30'),
  ('RS', 'emission-limit', 3, '2020-01-01', 'Agencija za bezbednost saobraćaja: Potvrde Euro 3 za vozila iz uvoza',
    'http://www.abs.gov.rs/sr/vozila/potvrde-euro-3-za-vozila-iz-uvoza', '2026-11-30'),
  ('RS', 'historic-age', 30, '2020-01-01', 'Uredba o uvozu motornih vozila, član 3 („Službeni glasnik RS“, br. 23/2010 i 5/2018)',
    'http://www.pravno-informacioni-sistem.rs/SlGlasnikPortal/eli/rep/sgrs/vlada/uredba/2010/23/3/reg', '2026-11-30'),
  ('RS', 'used-age', 6, '2020-01-01', 'Uprava carina: Pitanja i odgovori, Uvoz polovnih vozila',
    'https://www.carina.rs/putnici/pitanja-i-odgovori/uvoz-polovnih-vozila.html', '2026-11-30');
insert into import_rule (country, key, valid_from) values
  ('RS', 'customs-other', '2020-01-01'),
  ('RS', 'transport', '2020-01-01'),
  ('RS', 'testing', '2020-01-01'),
  ('RS', 'environment', '2020-01-01'),
  ('RS', 'registration', '2020-01-01');

-- What a euro costs in other currencies, for "about" beside a price. Nothing is charged by it.

create table exchange_rate (
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  day date not null, -- from which it holds
  per_euro numeric(14, 6) not null check (per_euro > 0),
  source text not null check (length(source) between 1 and 60),
  set_at timestamptz not null default now(),
  primary key (currency, day)
);

-- Pages that tell a price in another currency are made anew.
create trigger exchange_rate_changed after insert or update or delete on exchange_rate
  for each statement execute function note_catalogue_changed();

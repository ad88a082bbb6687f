-- Says that the demo marketplace stands: it is seeded once, never again.
create table demo_seed (
  one boolean primary key default true check (one),
  seeded_at timestamptz not null default now()
);

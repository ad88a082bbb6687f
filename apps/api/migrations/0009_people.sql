-- What an account collects: ads, companies, and what its browsers compare, have seen and want to buy.
create table favourite (
  user_id bigint not null references users (id) on delete cascade,
  ad_id bigint not null references ad (id) on delete cascade,
  price integer, -- whole euros when it was saved; null: on request [M09]
  created_at timestamptz not null default now(),
  -- The lowest price that somebody was told of an ad that they saved; null: none since they saved it. [M09]
  told_price integer,
  primary key (user_id, ad_id)
);

create index favourite_newest on favourite (user_id, created_at desc, ad_id desc);
create index favourite_ad on favourite (ad_id);

create table followed_company (
  user_id bigint not null references users (id) on delete cascade,
  company_id bigint not null references company (id) on delete cascade,
  created_at timestamptz not null default now(),
  visited_at timestamptz not null default now(), -- its ads since then are new to this account [B11]
  primary key (user_id, company_id)
);

create index followed_company_company on followed_company (company_id);

-- As browsers keep it, so that every device of an account shows the same. [F19, T08b]
create table collected (
  user_id bigint primary key references users (id) on delete cascade,
  version integer not null default 1, -- grows with each change: a browser says which one it changes
  compared jsonb not null,
  history jsonb not null,
  cart jsonb not null,
  updated_at timestamptz not null default now()
);

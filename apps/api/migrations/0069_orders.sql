-- What somebody buys, with the prices of the moment; an order is paid once, by one of its attempts. [M40]
create table purchase_order (
  id bigint generated always as identity primary key,
  public_id uuid not null unique default gen_random_uuid(), -- in addresses of pages: says nothing about how many there are
  user_id bigint not null references users (id),
  key text not null, -- idempotency key of its buyer
  brand text not null,
  language text not null,
  currency text not null check (currency in ('RSD', 'EUR')),
  total bigint not null check (total > 0), -- para or cent, with tax
  net bigint not null check (net > 0),
  state text not null check (state in ('new', 'redirected', 'captured', 'declined', 'cancelled', 'refunded')),
  created_at timestamptz not null,
  paid_at timestamptz,
  unique (user_id, key),
  check ((paid_at is not null) = (state in ('captured', 'refunded')))
);
create index purchase_order_user on purchase_order (user_id, id desc);

create table purchase_order_item (
  order_id bigint not null references purchase_order (id) on delete cascade,
  place smallint not null,
  product text not null, -- id in the price list of its day
  kind text not null check (kind in ('credits', 'plan')),
  quantity integer not null check (quantity between 1 and 99),
  amount integer not null check (amount > 0), -- credits in one of it, or 1
  price bigint not null check (price > 0), -- of all of it, with tax
  net bigint not null check (net > 0),
  vat_percent smallint not null,
  primary key (order_id, place)
);

-- One visit to the bank. A retry is another one. [M41, M42]
create table payment_attempt (
  id text primary key, -- the number at the bank, used once
  order_id bigint not null references purchase_order (id) on delete cascade,
  amount bigint not null check (amount > 0),
  currency text not null,
  state text not null check (state in ('started', 'paid', 'declined', 'review', 'refunded')),
  reason text not null default '', -- why it was declined, or why an administrator has to look
  facts jsonb not null default '{}', -- what the bank said, without what could be used to pay
  created_at timestamptz not null,
  settled_at timestamptz,
  checks integer not null default 0, -- how often the bank was asked
  next_check_at timestamptz -- null: it is decided
);
create index payment_attempt_order on payment_attempt (order_id, created_at);
create index payment_attempt_waiting on payment_attempt (next_check_at) where next_check_at is not null;
create index payment_attempt_review on payment_attempt (created_at) where state = 'review';
create unique index payment_attempt_paid on payment_attempt (order_id) where state = 'paid'; -- an order is paid once

-- Functions may name tables of later files.
set local check_function_bodies = off;

-- What somebody buys, with the prices of the moment; an order is paid once, by one of its attempts. [M40]
create table purchase_order (
  id bigint generated always as identity primary key,
  -- in addresses of pages: says nothing about how many there are
  public_id uuid not null unique default gen_random_uuid(),
  user_id bigint not null references users (id),
  key text not null, -- idempotency key of its buyer
  brand text not null,
  language text not null,
  currency text not null check (currency in ('RSD', 'EUR')),
  total bigint not null check (total > 0), -- para or cent, with tax
  net bigint not null check (net > 0),
  state text not null constraint purchase_order_state_check
    check (state in ('new', 'redirected', 'authorised', 'captured', 'declined', 'cancelled', 'refunded')),
  created_at timestamptz not null,
  paid_at timestamptz,
  -- For whom the receipt of an order is, as its buyer wrote it at the checkout: {name, address, tax_number, email};
  -- null: as the account says. [M40]
  invoice jsonb,
  -- What credits of the account paid together with an order, at the moment of the checkout: [{product, ad: {id, title},
  -- credits}]. It does not wait for the money of the order, and stays whatever becomes of that. [J32, M40]
  in_credits jsonb not null default '[]',
  unique (user_id, key),
  check ((paid_at is not null) = (state in ('captured', 'refunded')))
);

create index purchase_order_user on purchase_order (user_id, id desc);

-- One visit to the bank. A retry is another one. [M41, M42]
create table payment_attempt (
  id text primary key, -- the number at the bank, used once
  order_id bigint not null references purchase_order (id) on delete cascade,
  amount bigint not null check (amount > 0),
  currency text not null,
  state text not null constraint payment_attempt_state_check
    check (state in ('started', 'authorised', 'paid', 'declined', 'review', 'refunded')),
  reason text not null default '', -- why it was declined, or why an administrator has to look
  facts jsonb not null default '{}', -- what the bank said, without what could be used to pay
  created_at timestamptz not null,
  settled_at timestamptz,
  checks integer not null default 0, -- how often the bank was asked
  next_check_at timestamptz, -- null: it is decided
  -- Money that goes back to a card. While the bank is asked, the attempt says by whom and why it was begun: whoever
  -- finds it unfinished ends it. [M43]
  refund_try integer not null default 0, -- how often it was begun: each try reserves by an id of its own
  refund_began_at timestamptz, -- null: no refund is on its way
  refund_held_until timestamptz, -- until then only who holds it asks the bank
  refund_by bigint references users (id) on delete set null,
  refund_reason text not null default '',
  -- Orders that are paid by a bank transfer. The attempt of one has the reference number of its order as its id, and
  -- `next_check_at` is when it is waited for no longer. [M40, M41]
  method text not null default 'card' check (method in ('card', 'transfer')),
  refund_items jsonb, -- [{place, quantity}] of the refund that was begun; null: all, or none was begun
  refund_amount bigint check (refund_amount between 1 and amount), -- of it; null: none was begun
  -- who captures the payment: the bank at once, a job, or an administrator
  capture text not null default 'sale' check (capture in ('sale', 'job', 'admin')),
  authorised_at timestamptz, -- when the bank authorised the payment
  moved_until timestamptz, -- until then only the request that locked it asks the bank to capture or release it
  void_began_at timestamptz, -- null: to be captured; else to be released
  void_by bigint references users (id) on delete set null, -- null: it was not captured in time
  void_reason text not null default '',
  check ((state <> 'authorised') or (authorised_at is not null))
);

create index payment_attempt_order on payment_attempt (order_id, created_at);
create index payment_attempt_waiting on payment_attempt (next_check_at) where next_check_at is not null;
create index payment_attempt_review on payment_attempt (created_at) where state = 'review';

-- The last number of a brand and a year. Its row is locked until the payment is written: a number is given with its
-- receipt, or not at all.
create table receipt_counter (
  brand text not null,
  year smallint not null,
  last integer not null check (last > 0),
  -- Numbers of credit notes are a series of their own.
  kind text not null default 'receipt' check (kind in ('receipt', 'credit-note')),
  primary key (brand, year, kind)
);

-- What a paid order was: facts of that moment, which no later change of names, prices or companies touches. [M40]
create table receipt (
  order_id bigint primary key references purchase_order (id),
  brand text not null,
  year smallint not null, -- by the clock of the brand
  number integer not null check (number > 0),
  issued_at timestamptz not null,
  facts jsonb not null, -- lines with net, tax and sum, the seller and the buyer
  unique (brand, year, number)
);

create function refuse_receipt_change() returns trigger language plpgsql as $$
begin
  raise exception 'A receipt never changes: write a credit note.';
end
$$;

create trigger receipt_is_final before update or delete on receipt
  for each row execute function refuse_receipt_change();

create index payment_attempt_refunding on payment_attempt (refund_began_at) where refund_began_at is not null;
create index payment_attempt_transfers on payment_attempt (created_at) where method = 'transfer' and state = 'started';

-- Money that came onto our account, by bank statements. The key is what a movement is known by: each is booked once.
-- [M42]
create table statement_line (
  id bigint generated always as identity primary key,
  key text not null unique,
  booked_on date not null,
  amount bigint not null check (amount > 0), -- para or cent
  currency text not null check (currency in ('RSD', 'EUR')),
  reference text not null, -- as the bank wrote it
  payer text not null,
  purpose text not null,
  named text, -- the payment that its reference names, whether there is one or not
  state text not null check (state in ('open', 'booked', 'dismissed')),
  verdict text not null, -- why it was booked, or is open
  attempt_id text references payment_attempt (id) on delete set null, -- what it paid
  imported_by bigint references users (id) on delete set null,
  imported_at timestamptz not null,
  decided_by bigint references users (id) on delete set null,
  decided_at timestamptz,
  reason text not null default '',
  -- What the bank itself calls a movement: a line that bears the same with another content waits for an administrator.
  -- Null where the bank gave no number, and in lines that were imported before. [M42]
  movement text
);

create index statement_line_open on statement_line (booked_on, id) where state = 'open';
create index statement_line_attempt on statement_line (attempt_id) where attempt_id is not null;

create table credit_note (
  attempt_id text primary key references payment_attempt (id),
  order_id bigint not null unique references receipt (order_id), -- the receipt that it corrects
  brand text not null,
  year smallint not null,
  number integer not null check (number > 0),
  issued_at timestamptz not null,
  facts jsonb not null, -- as those of a receipt
  unique (brand, year, number)
);

create trigger credit_note_is_final before update or delete on credit_note
  for each row execute function refuse_receipt_change();

-- Receipts that the tax authority confirms, one for each receipt and credit note in dinars since fiscalisation was
-- switched on. The order is complete without them; what was not confirmed yet is sent again under the same id.
create table fiscal_receipt (
  -- 'sale:' and the order, or 'refund:' and the payment: the fiscaliser answers the same to the same
  id text primary key,
  order_id bigint not null references receipt (order_id),
  tries integer not null default 0,
  next_try_at timestamptz, -- null: it is decided
  problem text not null default '', -- why the last try failed
  number text, -- of the authority
  verification_url text,
  issued_at timestamptz,
  check ((number is null) = (issued_at is null))
);

create index fiscal_receipt_waiting on fiscal_receipt (next_try_at) where next_try_at is not null;
create index fiscal_receipt_order on fiscal_receipt (order_id);
create unique index payment_attempt_paid on payment_attempt (order_id) where state in ('authorised', 'paid');

-- The ways of an order from state to state; what is not here does not happen. [M40]
create table order_transition (
  before text not null,
  after text not null,
  primary key (before, after)
);

insert into order_transition values
  ('new', 'redirected'), ('new', 'authorised'), ('new', 'captured'), ('new', 'declined'), ('new', 'cancelled'),
  ('redirected', 'authorised'), ('redirected', 'captured'), ('redirected', 'declined'), ('redirected', 'cancelled'),
  ('declined', 'new'), ('declined', 'redirected'), ('declined', 'authorised'), ('declined', 'captured'), ('declined', 'cancelled'),
  ('authorised', 'captured'), ('authorised', 'declined'), ('authorised', 'cancelled'),
  ('cancelled', 'authorised'), ('cancelled', 'captured'), -- money that came late, as an administrator decides
  ('captured', 'refunded');

create function order_goes_its_way() returns trigger language plpgsql as $$
begin
  if not exists (select from order_transition where before = old.state and after = new.state) then
    raise exception 'An order that is % never becomes %.', old.state, new.state;
  end if;
  return new;
end $$;

create trigger order_goes_its_way before update of state on purchase_order for each row
  when (old.state <> new.state) execute function order_goes_its_way();

-- An authorised payment is released while another card may still pay the order. [M43]
insert into order_transition values ('authorised', 'redirected');

create index purchase_order_paid on purchase_order (paid_at) where paid_at is not null;
create index statement_line_movement on statement_line (movement) where movement is not null;

-- Administrators look through all payments, by state, by how they are paid and by day, and sort them by amount. [J135]
create index payment_attempt_all on payment_attempt (created_at desc, id desc);
create index payment_attempt_states on payment_attempt (state, created_at desc, id desc);
create index payment_attempt_methods on payment_attempt (method, created_at desc, id desc);
create index payment_attempt_amounts on payment_attempt (currency, amount, id);

create table purchase_order_item (
  order_id bigint not null references purchase_order (id) on delete cascade,
  place smallint not null,
  product text not null, -- id in the price list of its day
  kind text not null check (kind in ('credits', 'plan', 'boost', 'images', 'review')),
  quantity integer not null check (quantity between 1 and 99),
  amount integer not null check (amount > 0), -- credits in one of it, or 1
  price bigint not null check (price > 0), -- of all of it, with tax
  net bigint not null check (net > 0),
  vat_percent smallint not null,
  -- The smaller packet whose unused days were taken off the price of a larger one, and how much that was.
  replaces_plan bigint,
  unused bigint not null default 0 check (unused >= 0),
  -- Promotions, pictures and reviews of an ad are paid with money too: the order gives the credits and spends them for
  -- the ad. [M40]
  ad_id bigint, -- no reference: what was sold stays, whatever becomes of the ad
  ad_title text not null default '', -- as it was called then
  is_used boolean not null default false, -- paid and given: else its credits stayed with the buyer
  -- A payment is given back once: whole, or some of its items. [M43]
  refunded_quantity integer not null default 0,
  primary key (order_id, place),
  check (refunded_quantity between 0 and quantity)
);

create index purchase_order_item_replaces on purchase_order_item (replaces_plan) where replaces_plan is not null;
create index purchase_order_item_kinds on purchase_order_item (kind, order_id);

-- Orders that are paid by a bank transfer. The attempt of one has the reference number of its order as its id, and `next_check_at` is
-- when it is waited for no longer. [M40, M41]
alter table payment_attempt
  add column method text not null default 'card' check (method in ('card', 'transfer'));
create index payment_attempt_transfers on payment_attempt (created_at) where method = 'transfer' and state = 'started';

-- Money that came onto our account, by bank statements. The key is what a movement is known by: each is booked once. [M42]
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
  reason text not null default ''
);
create index statement_line_open on statement_line (booked_on, id) where state = 'open';
create index statement_line_attempt on statement_line (attempt_id) where attempt_id is not null;

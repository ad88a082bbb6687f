-- Receipts that the tax authority confirms, one for each receipt and credit note in dinars since fiscalisation was switched on. The
-- order is complete without them; what was not confirmed yet is sent again under the same id.
create table fiscal_receipt (
  id text primary key, -- 'sale:' and the order, or 'refund:' and the payment: the fiscaliser answers the same to the same
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

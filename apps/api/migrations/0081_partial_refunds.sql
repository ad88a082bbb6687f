-- A payment is given back once: whole, or some of its items. [M43]
alter table purchase_order_item add column refunded_quantity integer not null default 0;
update purchase_order_item set refunded_quantity = quantity
  where order_id in (select id from purchase_order where state = 'refunded');
alter table purchase_order_item add check (refunded_quantity between 0 and quantity);
alter table payment_attempt
  add column refund_items jsonb, -- [{place, quantity}] of the refund that was begun; null: all, or none was begun
  add column refund_amount bigint check (refund_amount between 1 and amount); -- of it; null: none was begun

-- Numbers of credit notes are a series of their own.
alter table receipt_counter add column kind text not null default 'receipt' check (kind in ('receipt', 'credit-note'));
alter table receipt_counter drop constraint receipt_counter_pkey;
alter table receipt_counter add primary key (brand, year, kind);

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
create trigger credit_note_is_final before update or delete on credit_note for each row execute function refuse_receipt_change();

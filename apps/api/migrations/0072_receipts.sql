-- The last number of a brand and a year. Its row is locked until the payment is written: a number is given with its receipt, or not at all.
create table receipt_counter (
  brand text not null,
  year smallint not null,
  last integer not null check (last > 0),
  primary key (brand, year)
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
create trigger receipt_is_final before update or delete on receipt for each row execute function refuse_receipt_change();

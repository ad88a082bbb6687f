-- Credits of a promotion that came back were not spent: statistics leave it out. [P39, M07]
alter table boost_purchase add column returned_at timestamptz;
update boost_purchase set returned_at = ends_at
where exists (
  select from ledger_transfer where kind = 'refund' and starts_with(ledger_transfer.id, boost_purchase.id || ':returned'));

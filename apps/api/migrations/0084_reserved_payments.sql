-- Cards whose money is reserved first and taken then. [M43, T10]
alter table purchase_order drop constraint purchase_order_state_check;
alter table purchase_order add constraint purchase_order_state_check
  check (state in ('new', 'redirected', 'authorised', 'captured', 'declined', 'cancelled', 'refunded'));
alter table payment_attempt drop constraint payment_attempt_state_check;
alter table payment_attempt add constraint payment_attempt_state_check
  check (state in ('started', 'authorised', 'paid', 'declined', 'review', 'refunded'));
alter table payment_attempt
  add column capture text not null default 'sale' check (capture in ('sale', 'job', 'admin')), -- who takes the money: the bank at once, or we
  add column authorised_at timestamptz, -- when the bank reserved the money
  add column moved_until timestamptz, -- until then only who holds it asks the bank to take or to release the money
  add column void_began_at timestamptz, -- null: the money shall be taken; else it shall be released
  add column void_by bigint references users (id) on delete set null, -- null: it was not taken in time
  add column void_reason text not null default '';
alter table payment_attempt add check ((state <> 'authorised') or (authorised_at is not null));

-- One payment of an order has its money, or waits for it.
drop index payment_attempt_paid;
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

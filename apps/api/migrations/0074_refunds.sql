-- Money that goes back to a card. While the bank is asked, the attempt says by whom and why it was begun: whoever finds it
-- unfinished ends it. [M43]
alter table payment_attempt
  add column refund_try integer not null default 0, -- how often it was begun: each try reserves by an id of its own
  add column refund_began_at timestamptz, -- null: no refund is on its way
  add column refund_held_until timestamptz, -- until then only who holds it asks the bank
  add column refund_by bigint references users (id) on delete set null,
  add column refund_reason text not null default '';

-- The order that began a packet: with its money the packet ends.
alter table user_plan add column order_id bigint references purchase_order (id) on delete set null;
create index user_plan_order on user_plan (order_id) where order_id is not null;
create index payment_attempt_refunding on payment_attempt (refund_began_at) where refund_began_at is not null;

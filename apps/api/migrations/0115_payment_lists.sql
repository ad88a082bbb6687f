-- Administrators look through all payments, by state, by how they are paid and by day, and sort them by amount. [J135]
create index payment_attempt_all on payment_attempt (created_at desc, id desc);
create index payment_attempt_states on payment_attempt (state, created_at desc, id desc);
create index payment_attempt_methods on payment_attempt (method, created_at desc, id desc);
create index payment_attempt_amounts on payment_attempt (currency, amount, id);
create index purchase_order_item_kinds on purchase_order_item (kind, order_id);

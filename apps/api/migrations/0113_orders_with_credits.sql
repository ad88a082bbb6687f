-- What credits of the account paid together with an order, at the moment of the checkout: [{product, ad: {id, title}, credits}]. It does
-- not wait for the money of the order, and stays whatever becomes of that. [J32, M40]
alter table purchase_order add column in_credits jsonb not null default '[]';

-- For whom the receipt of an order is, as its buyer wrote it at the checkout: {name, address, tax_number, email}; null: as the account
-- says. [M40]
alter table purchase_order add column invoice jsonb;

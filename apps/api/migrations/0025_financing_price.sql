-- The price for buyers who take the seller's financing, beside the price. Lists, filters and comparisons use `price`.

alter table ad add column financing_price integer check (financing_price > 0);

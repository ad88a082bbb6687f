-- Promotions, pictures and reviews of an ad are paid with money too: the order gives the credits and spends them for the ad. [M40]
alter table purchase_order_item
  add column ad_id bigint, -- no reference: what was sold stays, whatever becomes of the ad
  add column ad_title text not null default '', -- as it was called then
  add column is_used boolean not null default false; -- paid and given: else its credits stayed with the buyer
alter table purchase_order_item drop constraint purchase_order_item_kind_check;
alter table purchase_order_item add check (kind in ('credits', 'plan', 'boost', 'images', 'review'));

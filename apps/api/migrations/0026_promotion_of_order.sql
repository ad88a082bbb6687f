-- Credits are bought for a promotion that lacks them: the order leads back to that promotion when it is paid. [J32, M40]

alter table purchase_order
  add column begun_for_ad bigint, -- own ad; no reference: an order outlives its ad
  add column begun_for_tier text check (begun_for_tier in ('xl', 'top', 'home', 'social')),
  add check (begun_for_tier is null or begun_for_ad is not null);

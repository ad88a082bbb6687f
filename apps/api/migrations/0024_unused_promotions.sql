-- Promotions that ended early because their ad was sold or deleted. The credits of their unused days came back. [M07]

alter table boost_purchase
  add column ended_at timestamptz, -- null: it was not ended early
  add column credits_back integer not null default 0,
  add check (credits_back between 0 and credits),
  add check (ended_at is not null or credits_back = 0);

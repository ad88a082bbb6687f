-- What administrators see of the last thirty days is counted by index.

create index ad_created on ad (created_at) where status <> 0;
create index purchase_order_paid on purchase_order (paid_at) where paid_at is not null;
create index mail_failing on mail (created_at) where tries > 0;

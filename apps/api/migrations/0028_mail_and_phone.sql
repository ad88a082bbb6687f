-- Mails and text messages: what they say may end, and a number that was proven belongs to one account.

alter table mail add column expires_at timestamptz; -- the code in it ends then; null: worth sending while it waits

-- Text messages of development, which `/dev/mailbox` shows; with a gateway none is stored.
create table sms (
  id bigint generated always as identity primary key,
  recipient text not null,
  message text not null,
  created_at timestamptz not null default now()
);

create unique index users_verified_mobile on users (mobile) where mobile_verified_at is not null;

-- Whoever changes a number changes one that nobody has proven, unless the same statement says when it was.
create function forget_verified_mobile() returns trigger language plpgsql as $$
begin
  new.mobile_verified_at := null;
  return new;
end $$;
create trigger forget_verified_mobile before update of mobile on users
  for each row when (
    new.mobile is distinct from old.mobile and new.mobile_verified_at is not distinct from old.mobile_verified_at)
  execute function forget_verified_mobile();

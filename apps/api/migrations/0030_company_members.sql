-- Who acts for a company, what accounts bought, and the names of profile types.

-- The account that opened a company is an owner for as long as the company stands: its records hang on that account.
create table company_member (
  company_id bigint not null references company (id) on delete cascade,
  user_id bigint not null references users (id) on delete cascade,
  role text not null check (role in ('owner', 'staff')),
  joined_at timestamptz not null default now(),
  primary key (company_id, user_id)
);
create index company_member_user on company_member (user_id);

insert into company_member (company_id, user_id, role, joined_at) select id, user_id, 'owner', created_at from company;

create function own_company() returns trigger language plpgsql as $$
begin
  insert into company_member (company_id, user_id, role) values (new.id, new.user_id, 'owner') on conflict do nothing;
  return null;
end $$;
create trigger company_owner after insert on company for each row execute function own_company();

-- Only hashes: a copy of this table lets nobody in. A second invitation to an address takes the place of the first.
create table company_invitation (
  id bigint generated always as identity primary key,
  company_id bigint not null references company (id) on delete cascade,
  email text not null,
  role text not null check (role in ('owner', 'staff')),
  hash bytea not null unique check (octet_length(hash) = 32),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  unique (company_id, email)
);
create index company_invitation_expired on company_invitation (expires_at);

-- Packets that were bought; without a row the free one is in force [M13].
create table user_plan (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id) on delete cascade,
  plan text not null check (plan in ('lot', 'showroom')),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  auto_renew boolean not null default false,
  check (starts_at < ends_at)
);
create index user_plan_owner on user_plan (user_id, starts_at desc);

alter table country add column free_until timestamptz; -- while it runs, accounts have many ads without a packet [L12, T09c]

-- Names that head office gave a profile type; the usual ones are texts of the product [M11, J22].
create table profile_type_name (
  type_id smallint not null check (type_id between 1 and 5),
  lang text not null,
  name text not null check (name <> ''),
  primary key (type_id, lang)
);

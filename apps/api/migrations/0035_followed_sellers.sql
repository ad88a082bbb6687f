-- Private sellers can be followed as companies are: everybody by the account that sells. [B11]
create table followed_seller (
  user_id bigint not null references users (id) on delete cascade,
  seller_id bigint not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  visited_at timestamptz not null default now(), -- its ads since then are new to this account
  check (user_id <> seller_id),
  primary key (user_id, seller_id)
);

create index followed_seller_seller on followed_seller (seller_id);

insert into followed_seller (user_id, seller_id, created_at, visited_at)
select followed.user_id, company.user_id, followed.created_at, followed.visited_at
from followed_company followed
join company on company.id = followed.company_id
where company.user_id <> followed.user_id;

drop table followed_company;

-- Sellers whom visitors see: companies that are approved and open, and people; none that is banned, suspended or removed.
create view public_seller as
  select users.id, users.type_id, users.verified, company.id as company_id, company.slug as company,
    coalesce(company.name, users.name) as name,
    coalesce(company.sort_name, folded(users.name)) as sort_name,
    coalesce(company.country_id, users.country_id) as country_id,
    case when company.id is null then city.region_id else company.region_id end as region_id,
    city.name as city,
    case when company.id is null then avatar.picture_id else company.logo_id end as logo_id
  from users
  left join company on company.user_id = users.id
  left join city on city.id = case when company.id is null then users.city_id else company.city_id end
  left join user_image avatar on avatar.user_id = users.id and avatar.kind = 'avatar'
  where users.status < 2 and (company.id is null or company.status = 1);

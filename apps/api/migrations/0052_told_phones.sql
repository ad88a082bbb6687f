-- The numbers that a buyer of an ad may be told: its own, else those of the company, else that of the account unless its
-- owner shows none. One rule for the reveal and for whether the page offers one. [M10, M53]
create function told_phones(own text, seller bigint) returns text[] language sql stable as $$
  select case
    when own is not null then array[own]
    else coalesce(
      (select nullif(phones, '{}') from company where user_id = seller and status = 1),
      (select array[mobile] from users where id = seller and mobile <> '' and settings ->> 'show_phone' is distinct from 'false'),
      '{}')
  end
$$;

-- A seller who is suspended or back, or whose number can be asked for from now on or no longer: all their ads change.
create or replace function note_user_changed() returns trigger language plpgsql as $$
begin
  if new.status is distinct from old.status or new.type_id is distinct from old.type_id
    or (coalesce(new.mobile, '') = '') is distinct from (coalesce(old.mobile, '') = '')
    or new.settings -> 'show_phone' is distinct from old.settings -> 'show_phone' then
    insert into outbox (topic, ad_id) select 'ad', id from ad where user_id = new.id;
    perform pg_notify('outbox', '');
  end if;
  return null;
end $$;

-- The same for the numbers of a company.
create function note_company_phones() returns trigger language plpgsql as $$
begin
  insert into outbox (topic, ad_id) select 'ad', id from ad where user_id = new.user_id;
  perform pg_notify('outbox', '');
  return null;
end $$;
create trigger company_phones_changed after update on company for each row
  when ((cardinality(new.phones) = 0) is distinct from (cardinality(old.phones) = 0) or new.status is distinct from old.status)
  execute function note_company_phones();

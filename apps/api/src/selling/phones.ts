import { Failure, type AdPhones } from '@volan/api-contract';
import { formatPhone } from '@volan/domain-rules';
import type { Sql } from 'postgres';
import { marketDay } from '../platform/brands/marketDay.ts';
import { accountsOf } from '../ads/ownership.ts';
import { noteRevealedPhone } from '../companies/noteRevealedPhone.ts';
import { isCounted } from './visits.ts';
import type { Visitor } from './visitorsOfDay.ts';

const maxPhones = 5;

/**
 * The phone numbers of an active ad, full or fast, selected by the database function `told_phones`. Counts the request. [M53, P39]
 *
 * @param isNew whether this buyer asks for the first time today, because each buyer counts once a day. It is called
 * only if all other conditions for counting are met
 */
export async function revealPhones(
  sql: Sql,
  id: number,
  visitor: Pick<Visitor, 'userAgent' | 'actor'>,
  isNew: () => boolean,
  now: Date,
): Promise<AdPhones | Failure<'not-found', null>> {
  const accounts = visitor.actor ? accountsOf(visitor.actor) : [];
  const [row] = await sql<{ seller_id: number; seller: string; numbers: string[]; own: boolean }[]>`
    select ad.user_id::int as seller_id, ad.user_id = any (${accounts}::bigint[]) as own, coalesce(company.name, users.name) as seller,
      told_phones(ad.contact_phone, ad.user_id) as numbers
    from public_ad shown join ad on ad.id = shown.id join users on users.id = ad.user_id
    left join company on company.user_id = ad.user_id and company.status = 1
    where ad.id = ${id}`;
  if (!row) return new Failure('not-found');
  if (row.numbers.length > 0 && !row.own && isCounted(visitor) && isNew()) {
    await sql`
      insert into ad_day (ad_id, day, reveals) values (${id}, ${marketDay(now)}, 1)
      on conflict (ad_id, day) do update set reveals = ad_day.reveals + 1`;
  }
  if (visitor.actor) await noteRevealedPhone(sql, { seller: row.seller_id, userId: visitor.actor.id }, now);

  return presentPhones(row.seller, row.numbers);
}

/**
 * The phone numbers of a public company, also of one without ads. The request is counted for its public car service;
 * companies themselves have no statistics. [M58, B20]
 *
 * @param isNew whether this visitor asks this company for the first time today, as in {@link revealPhones}
 */
export async function companyPhones(
  sql: Sql,
  slug: string,
  visitor: Pick<Visitor, 'userAgent' | 'actor'>,
  isNew: (companyId: number) => boolean,
  now: Date,
): Promise<AdPhones | Failure<'not-found', null>> {
  const accounts = visitor.actor ? accountsOf(visitor.actor) : [];
  const [row] = await sql<{ id: number; seller: number; name: string; numbers: string[]; counts: boolean }[]>`
    select id::int, user_id::int as seller, name, told_phones(null, user_id) as numbers,
      not user_id = any (${accounts}::bigint[])
        and exists (select from public_car_service service where service.id = public_company.id) as counts
    from public_company where slug = ${slug}`;
  if (!row) return new Failure('not-found');
  if (row.numbers.length > 0 && row.counts && isCounted(visitor) && isNew(row.id)) {
    await sql`
      insert into service_day (service_id, day, reveals) values (${row.id}, ${marketDay(now)}, 1)
      on conflict (service_id, day) do update set reveals = service_day.reveals + 1`;
  }
  if (visitor.actor) await noteRevealedPhone(sql, { seller: row.seller, userId: visitor.actor.id }, now);

  return presentPhones(row.name, row.numbers);
}

const presentPhones = (seller: string, numbers: readonly string[]): AdPhones => ({
  seller,
  phones: numbers
    .slice(0, maxPhones)
    .map((number) => ({ number: number.replace(/[\s()/.-]/g, ''), text: formatPhone(number) })),
});

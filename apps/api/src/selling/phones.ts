import { Failure, type AdPhones } from '@volan/api-contract';
import { formatPhone } from '@volan/domain-rules';
import type { Sql } from 'postgres';
import { marketDay } from './marketDay.ts';

const maxPhones = 5;

/** The numbers of an active ad, as `told_phones` decides. Counts that they were told. [M53] */
export async function tellPhones(sql: Sql, id: number, now: Date): Promise<AdPhones | Failure<'not-found', null>> {
  const [row] = await sql<{ seller: string; numbers: string[] }[]>`
    select coalesce(company.name, users.name) as seller, told_phones(ad.contact_phone, ad.user_id) as numbers
    from active_ad shown join ad on ad.id = shown.id join users on users.id = ad.user_id
    left join company on company.user_id = ad.user_id and company.status = 1
    where ad.id = ${id}`;
  if (!row) return new Failure('not-found');
  if (row.numbers.length > 0) {
    await sql`
      insert into ad_day (ad_id, day, reveals) values (${id}, ${marketDay(now)}, 1)
      on conflict (ad_id, day) do update set reveals = ad_day.reveals + 1`;
  }
  return {
    seller: row.seller,
    phones: row.numbers
      .slice(0, maxPhones)
      .map((number) => ({ number: number.replace(/[\s()/.-]/g, ''), text: formatPhone(number) })),
  };
}

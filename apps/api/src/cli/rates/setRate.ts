import { RatedCurrency } from '@volan/api-contract';
import type { Sql } from 'postgres';
import { z } from 'zod';

/** A rate as an operator enters it. The limits catch mistakes: a rate of dollars, or an inverse rate. */
export const GivenRate = z.object({
  currency: RatedCurrency,
  perEuro: z.coerce.number().min(50).max(500),
  day: z.iso.date(),
  source: z.string().trim().min(1).max(60),
});
export type GivenRate = z.infer<typeof GivenRate>;

/** Sets the rate of a day; a second one for the same day replaces the first. */
export async function setRate(sql: Sql, { currency, perEuro, day, source }: GivenRate) {
  await sql`
    insert into exchange_rate (currency, day, per_euro, source) values (${currency}, ${day}, ${perEuro}, ${source})
    on conflict (currency, day) do update
      set per_euro = excluded.per_euro, source = excluded.source, set_at = now()`;
}

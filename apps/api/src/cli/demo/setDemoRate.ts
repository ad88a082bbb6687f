import type { Sql } from 'postgres';
import { setRate } from '../rates/setRate.ts';

/** About what a euro has cost for years. A demo has no network to ask for today's: its source says that it is an example. */
const dinars = 117.15;

/** Sets the rate of the day before `now`. */
export async function setDemoRate(sql: Sql, now: Date) {
  const day = new Date(now.getTime() - 86_400_000).toISOString().slice(0, 10);
  await setRate(sql, { currency: 'RSD', perEuro: dinars, day, source: 'NBS (primer)' });
}

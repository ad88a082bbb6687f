import type { ExchangeRate, RatedCurrency } from '@volan/api-contract';
import type { Sql } from 'postgres';

/** Rates of exchange, for "about" beside prices. */
export interface Rates {
  /** The newest rate that is valid today; null if there is no rate. */
  newest(currency: RatedCurrency): Promise<ExchangeRate | null>;
}

/** Reads rates from PostgreSQL. `now` in milliseconds since 1970. */
export function createRates(sql: Sql, now: () => number): Rates {
  return {
    async newest(currency) {
      const today = new Date(now()).toISOString().slice(0, 10);
      const [row] = await sql<{ per_euro: string; day: string; source: string }[]>`
        select per_euro, to_char(day, 'YYYY-MM-DD') as day, source from exchange_rate
        where currency = ${currency} and day <= ${today}::date
        order by day desc limit 1`;
      return row ? { currency, per_euro: Number(row.per_euro), day: row.day, source: row.source } : null;
    },
  };
}

import { z } from 'zod';

/** Currencies for approximate prices beside euros. */
export const RatedCurrency = z.enum(['RSD']).meta({ id: 'RatedCurrency' });
export type RatedCurrency = z.infer<typeof RatedCurrency>;

/** The rate of one euro, for approximate prices only, never for charging. [T59] */
export const ExchangeRate = z
  .object({
    currency: RatedCurrency,
    per_euro: z.number().positive().describe('units of the currency for one euro'),
    day: z.iso.date().describe('from which it holds'),
    source: z.string().describe('source of the rate, such as NBS'),
  })
  .meta({ id: 'ExchangeRate' });
export type ExchangeRate = z.infer<typeof ExchangeRate>;

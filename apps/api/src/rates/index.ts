import { getExchangeRate } from '@volan/api-contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../platform/database/connect.ts';
import { serve } from '../platform/server/serve.ts';
import { createRates } from './rates.ts';

/** Rates of exchange, for "about" beside prices. */
export function ratesModule({ database, now }: { readonly database: Database; readonly now: () => number }) {
  const rates = createRates(database.sql, now);
  return { routes: (app: FastifyInstance) => serve(app, getExchangeRate, ({ currency }) => rates.newest(currency)) };
}

import { getExchangeRate } from '@volan/api-contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../platform/server/serve.ts';
import type { Rates } from './rates.ts';

/** Rates of exchange, for "about" beside prices. */
export function rateRoutes(app: FastifyInstance, rates: Rates) {
  serve(app, getExchangeRate, ({ currency }) => rates.newest(currency));
}

import { createConsent } from '@volan/api-contract';
import type { FastifyInstance } from 'fastify';
import { createRateLimit } from '../platform/server/createRateLimit.ts';
import { serve } from '../platform/server/serve.ts';
import type { Consents } from './consents.ts';

/** The log of answers about cookies. [M64] */
export function consentRoutes(app: FastifyInstance, consents: Consents, now: () => number) {
  // Nobody changes his mind more often in ten minutes; several people may share an address.
  const isTooMany = createRateLimit({ max: 30, withinMs: 600_000, now });
  serve(app, createConsent, (answer, context) => consents.log(answer, context), { isTooMany });
}

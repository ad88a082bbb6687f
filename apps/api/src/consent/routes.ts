import { createConsent } from '@volan/api-contract';
import type { FastifyInstance } from 'fastify';
import type { RateLimits } from '../platform/server/rateLimit.ts';
import { serve } from '../platform/server/serve.ts';
import type { Consents } from './consents.ts';

/** The log of answers about cookies. [M64] */
export function consentRoutes(app: FastifyInstance, consents: Consents, limits: RateLimits) {
  // No person changes their mind more often in ten minutes, even if several people share an address.
  const isTooMany = limits({ name: 'consent', max: 30, withinSeconds: 600 });
  serve(app, createConsent, (answer, context) => consents.log(answer, context), { isTooMany });
}

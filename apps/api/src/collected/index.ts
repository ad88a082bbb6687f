import { getCollected, saveCollected } from '@volan/api-contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../platform/database/connect.ts';
import { principalOf } from '../platform/server/RequestContext.ts';
import { serve } from '../platform/server/serve.ts';
import { keepCollected, readCollected } from './collectedStore.ts';

/** What browsers keep of a person, for all devices of an account. [F19, T08b] */
export function collectedModule({ database: { sql } }: { readonly database: Database }) {
  return {
    routes(app: FastifyInstance) {
      serve(app, getCollected, (_input, context) => readCollected(sql, principalOf(context).actor.id));
      serve(app, saveCollected, (given, context) => keepCollected(sql, principalOf(context).actor.id, given));
    },
  };
}

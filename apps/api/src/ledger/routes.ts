import { listCreditMovements } from '@volan/api-contract';
import type { FastifyInstance } from 'fastify';
import { principalOf } from '../platform/server/RequestContext.ts';
import { serve } from '../platform/server/serve.ts';
import { readMovements, type MovementDeps } from './movements.ts';

/** Calls about credits. [B15, M44] */
export function ledgerRoutes(app: FastifyInstance, deps: MovementDeps) {
  serve(app, listCreditMovements, (query, context) =>
    readMovements(deps, principalOf(context).actor.id, query, query.lang ?? context.language),
  );
}

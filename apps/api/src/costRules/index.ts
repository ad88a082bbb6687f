import { createCostRule, listCostRules, listManagedCostRules } from '@volan/api-contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../platform/server/serve.ts';
import { addCostRule, readCostRules, readManagedRules, type CostRuleDeps } from './costRules.ts';

/** Rules for the cost of an import and of owning a vehicle. [N09, N16] */
export const costRulesModule = (deps: CostRuleDeps) => ({
  routes(app: FastifyInstance) {
    serve(app, listCostRules, (input) => readCostRules(deps, input));
    serve(app, listManagedCostRules, (_input, context) => readManagedRules(deps, context));
    serve(app, createCostRule, (draft, context) => addCostRule(deps, draft, context));
  },
});

import { createImportRule, listImportRules, listManagedImportRules } from '@volan/api-contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../platform/server/serve.ts';
import { addImportRule, readImportRules, readManagedRules, type ImportRuleDeps } from './importRules.ts';

/** Rules for the cost of an import. [N09] */
export const importsModule = (deps: ImportRuleDeps) => ({
  routes(app: FastifyInstance) {
    serve(app, listImportRules, (input) => readImportRules(deps, input));
    serve(app, listManagedImportRules, (_input, context) => readManagedRules(deps, context));
    serve(app, createImportRule, (draft, context) => addImportRule(deps, draft, context));
  },
});

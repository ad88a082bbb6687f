import {
  claimCompany,
  decideCompany,
  getManagedCompany,
  releaseCompany,
  undoCompanyDecision,
} from '@volan/api-contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/server/serve.ts';
import type { ModerationDeps } from '../ModerationDeps.ts';
import { claimCaseOfCompany, releaseCaseOfCompany } from './claimCompany.ts';
import { decideAboutCompany } from './decideCompany.ts';
import { readManagedCompany } from './managedCompany.ts';
import { undoDecisionAboutCompany } from './undoCompanyDecision.ts';

/** Decisions about new and changed data of companies. [M12, P55] */
export function companyModerationRoutes(app: FastifyInstance, deps: ModerationDeps) {
  serve(app, getManagedCompany, ({ id }, context) => readManagedCompany(deps, id, context));
  serve(app, decideCompany, (input, context) => decideAboutCompany(deps, input, context));
  serve(app, undoCompanyDecision, (input, context) => undoDecisionAboutCompany(deps, input, context));
  serve(app, claimCompany, (input, context) => claimCaseOfCompany(deps, input, context));
  serve(app, releaseCompany, (input, context) => releaseCaseOfCompany(deps, input, context));
}

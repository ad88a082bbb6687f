import {
  appealByMail,
  appealDecision,
  claimAppeal,
  createAnswerTemplate,
  createBan,
  decideAppeal,
  deleteAnswerTemplate,
  deleteBan,
  getMailedStatement,
  listAnswerTemplates,
  listAppeals,
  listBans,
  listModerationNumbers,
  listReportedAds,
  listReviewItems,
  listStatements,
  previewBan,
  releaseAppeal,
  updateAnswerTemplate,
} from '@volan/api-contract';
import type { FastifyInstance } from 'fastify';
import { principalOf } from '../platform/server/RequestContext.ts';
import { serve } from '../platform/server/serve.ts';
import { appeal, appealWithToken } from './appeals.ts';
import { addBan, previewOfBan, readBans, removeBan } from './bans.ts';
import { claimCaseOfAppeal, judgeAppeal, readAppeals, releaseCaseOfAppeal } from './decideAppeals.ts';
import type { ModerationDeps } from './ModerationDeps.ts';
import { readModerationNumbers } from './moderationNumbers.ts';
import { readReportedAds } from './reportedAds.ts';
import { readReviewItems } from './reviewItems.ts';
import { readMailedStatement, readStatements } from './statements.ts';
import { addTemplate, changeTemplate, readTemplates, removeTemplate } from './templates.ts';

/** The queue of moderators over all kinds, bans and ready answers. [M05, P57, P58] */
export function moderationRoutes(app: FastifyInstance, deps: ModerationDeps) {
  const { sql } = deps;
  serve(app, listReviewItems, (query, context) =>
    readReviewItems(deps, query, principalOf(context).actor, context.language),
  );
  serve(app, listReportedAds, (query, context) => readReportedAds(deps, query, context));
  serve(app, listModerationNumbers, () => readModerationNumbers(sql, new Date(deps.now())));
  serve(app, listStatements, ({ lang }, context) => readStatements(deps, lang ?? context.language, context));
  serve(app, appealDecision, (input, context) => appeal(deps, input, context));
  serve(app, getMailedStatement, ({ token }) => readMailedStatement(deps, token));
  serve(app, appealByMail, (input, { language }) => appealWithToken(deps, input, language));
  serve(app, listAppeals, (query, context) => readAppeals(deps, query, context));
  serve(app, decideAppeal, (input, context) => judgeAppeal(deps, input, context));
  serve(app, claimAppeal, (input, context) => claimCaseOfAppeal(deps, input, context));
  serve(app, releaseAppeal, (input, context) => releaseCaseOfAppeal(deps, input, context));
  serve(app, listBans, (query) => readBans(sql, query));
  serve(app, previewBan, (input, context) => previewOfBan(deps, input, context));
  serve(app, createBan, (input, context) => addBan(deps, input, context));
  serve(app, deleteBan, (input, context) => removeBan(deps, input, context));
  serve(app, listAnswerTemplates, (query) => readTemplates(sql, query));
  serve(app, createAnswerTemplate, (input, context) => addTemplate(sql, input, context));
  serve(app, updateAnswerTemplate, (input, context) => changeTemplate(sql, input, context));
  serve(app, deleteAnswerTemplate, (input, context) => removeTemplate(sql, input, context));
}

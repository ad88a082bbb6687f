import {
  activateWithCredits,
  appealByMail,
  appealDecision,
  claimAd,
  claimAppeal,
  createAnswerTemplate,
  createBan,
  decideAppeal,
  deleteAnswerTemplate,
  deleteBan,
  exportAds,
  getMailedStatement,
  listAnswerTemplates,
  listAppeals,
  listBans,
  listModeratedAds,
  listModerationNumbers,
  listReportedAds,
  listReviewItems,
  listStatements,
  moderateAd,
  previewBan,
  releaseAd,
  releaseAppeal,
  reportAd,
  undoAdDecision,
  updateAnswerTemplate,
} from '@volan/api-contract';
import type { FastifyInstance } from 'fastify';
import { accountsOf } from '../ads/ownership.ts';
import { principalOf } from '../platform/server/RequestContext.ts';
import { serve } from '../platform/server/serve.ts';
import { serveCsv } from '../platform/server/serveFile.ts';
import { appeal, appealWithToken } from './appeals.ts';
import { claimCaseOfAd, releaseCaseOfAd } from './claims.ts';
import { companyModerationRoutes } from './companies/routes.ts';
import { decide } from './decideAd.ts';
import { exportAdsTable } from './exportAds.ts';
import { moderationQueue } from './moderationQueue.ts';
import { payPriorityReview } from './priorityReview.ts';
import { saveReport } from './reports.ts';
import { undoDecision } from './undoDecision.ts';
import { addBan, previewOfBan, readBans, removeBan } from './bans.ts';
import { claimCaseOfAppeal, judgeAppeal, readAppeals, releaseCaseOfAppeal } from './decideAppeals.ts';
import type { ModerationDeps } from './ModerationDeps.ts';
import { readModerationNumbers } from './moderationNumbers.ts';
import { readReportedAds } from './reportedAds.ts';
import { readReviewItems } from './reviewItems.ts';
import { readMailedStatement, readStatements } from './statements.ts';
import { addTemplate, changeTemplate, readTemplates, removeTemplate } from './templates.ts';

/** Decisions about ads, with the reports and payments that bring them into the queue. [M05, M54, J139] */
export function adModerationRoutes(app: FastifyInstance, deps: ModerationDeps) {
  const { sql, limits, secret } = deps;

  const isReportedTooOften = limits({ name: 'reports', max: 10, withinSeconds: 86_400 });
  serve(
    app,
    reportAd,
    (input, { address, principal }) => {
      const actor = principal?.actor;
      const from = { address, userId: actor?.id ?? null, accounts: actor ? accountsOf(actor) : [] };
      return saveReport({ sql, secret, isTooMany: isReportedTooOften }, input, from);
    },
    { knowsCaller: true },
  );
  serve(app, activateWithCredits, ({ ad_id: id }, context) => payPriorityReview(deps, id, context));

  serveCsv(app, exportAds, 'ads', (filter, context) => exportAdsTable(sql, filter, context));
  serve(app, listModeratedAds, (input, context) => moderationQueue(deps, input, context));
  serve(app, moderateAd, (input, context) => decide(deps, input, context));
  serve(app, undoAdDecision, (input, context) => undoDecision(deps, input, context));
  serve(app, claimAd, (input, context) => claimCaseOfAd(deps, input, context));
  serve(app, releaseAd, (input, context) => releaseCaseOfAd(deps, input, context));
}

/** The queue over all kinds, bans, appeals and answer templates. [M05, P57, P58] */
export function moderationRoutes(app: FastifyInstance, deps: ModerationDeps) {
  const { sql } = deps;

  companyModerationRoutes(app, deps);
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

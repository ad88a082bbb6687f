import {
  correctFeedRow,
  createFeed,
  deleteFeed,
  getFeed,
  getFeedReport,
  listFeeds,
  runFeed,
  updateFeed,
  uploadFeedFile,
} from '@volan/api-contract';
import type { FastifyInstance } from 'fastify';
import type { RateLimits } from '../platform/server/rateLimit.ts';
import { principalOf } from '../platform/server/RequestContext.ts';
import { serve } from '../platform/server/serve.ts';
import { askForRun, beginFeed, changeFeed, listOwnFeeds, removeFeed, saveFeedFile } from './manageFeeds.ts';
import { correctRow, readReport, showFeed } from './reports.ts';
import type { RowWriting } from './writeRow.ts';

/** Files and runs of one account within an hour, at most. */
const perHour = 60;

/** Calls about the feeds of companies, for those who act for them. [H07, M13] */
export function feedRoutes(app: FastifyInstance, deps: RowWriting['deps'] & { readonly limits: RateLimits }) {
  const manage = { ...deps, isTooMany: deps.limits({ name: 'feeds', max: perHour, withinSeconds: 3600 }) };

  serve(app, listFeeds, (input, context) => listOwnFeeds(manage, input, principalOf(context).actor));
  serve(app, getFeed, ({ id }, context) => showFeed(deps, id, principalOf(context).actor, context.language));
  serve(app, createFeed, (input, context) => beginFeed(manage, input, principalOf(context).actor));
  serve(app, updateFeed, (input, context) => changeFeed(manage, input, principalOf(context).actor));
  serve(app, uploadFeedFile, (input, context) => saveFeedFile(manage, input, principalOf(context).actor));
  serve(app, deleteFeed, (input, context) => removeFeed(manage, input, principalOf(context).actor));
  serve(app, runFeed, (input, context) => askForRun(manage, input, principalOf(context).actor));
  serve(app, getFeedReport, (input, context) => readReport(deps, input, principalOf(context).actor, context.language));
  serve(app, correctFeedRow, (input, context) => correctRow(deps, input, principalOf(context).actor));
}

import {
  buyBoost as buyBoostCall,
  exportSocialPosts,
  listBoosts,
  listSocialPosts,
  markSocialPosted,
} from '@volan/api-contract';
import type { Logger } from 'pino';
import type { Module } from '../platform/Module.ts';
import { boostsJob } from './notifyBoostEnds.ts';
import { serve } from '../platform/server/serve.ts';
import { serveCsv } from '../platform/server/serveFile.ts';
import { buyBoost } from './buyBoost.ts';
import { readBoosts, type BoostReading } from './readBoosts.ts';
import { exportSocialPostsTable, markPosted, socialPosts } from './socialPosts.ts';

/** Sellers promote their ads with credits; staff post those that are promoted on social media. [A04, M07, C57] */
export const boostsModule = ({ logger, ...deps }: BoostReading & { readonly logger: Logger }): Module => ({
  routes(app) {
    serve(app, buyBoostCall, (input, context) => buyBoost(deps, input, context));
    serve(app, listBoosts, (input, context) => readBoosts(deps, input, context));
    serve(app, listSocialPosts, (input, context) => socialPosts(deps, input, context));
    serveCsv(app, exportSocialPosts, 'social-posts', (filter, context) =>
      exportSocialPostsTable(deps, filter, context),
    );
    serve(app, markSocialPosted, (input, context) => markPosted(deps, input, context));
  },
  jobs: () => [boostsJob(deps.sql, deps.now, logger)],
});

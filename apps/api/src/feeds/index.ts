import type { Logger } from 'pino';
import type { Module } from '../platform/Module.ts';
import { feedsJob, deleteOldRuns } from './feedJobs.ts';
import { fetchPublicFile } from '../media/fetchPublicFile.ts';
import type { RateLimits } from '../platform/server/rateLimit.ts';
import type { FetchFile } from './feedPictures.ts';
import { feedRoutes } from './routes.ts';
import type { RowWriting } from './writeRow.ts';

/** Dependencies of feeds. */
export type FeedsDeps = RowWriting['deps'] & { readonly limits: RateLimits; readonly logger: Logger };

/** Feeds: the stock of companies as files. */
export const feedsModule = ({ logger, ...deps }: FeedsDeps): Module => ({
  routes: (app) => feedRoutes(app, deps),
  jobs: () => [feedsJob(deps, logger)],
  retention: [{ name: 'old reports of feeds', purge: () => deleteOldRuns(deps.sql) }],
  erase: async (transaction, userIds) => {
    await transaction`
      delete from feed where company_id in (select id from company where user_id in ${transaction(userIds)})`;
  },
});

/** Addresses of this machine, allowed in development and tests only. */
const isLocal = (address: string) => address === '127.0.0.1' || address === '::1';

/**
 * Fetches files of feeds and the pictures in them, from public servers on their default ports.
 *
 * @param localToo also from this machine, at any port: for development and tests
 */
export const feedFetcher =
  (localToo: boolean): FetchFile =>
  (address, limits) => {
    const host = URL.parse(address)?.hostname.replace(/^\[|\]$/g, '') ?? '';
    return fetchPublicFile(address, {
      ...limits,
      ...(localToo && (isLocal(host) || host === 'localhost') && { ports: 'any', allows: isLocal }),
    });
  };

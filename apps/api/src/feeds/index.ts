import type { FastifyInstance } from 'fastify';
import { fetchPublicFile } from '../media/fetchPublicFile.ts';
import type { RateLimits } from '../platform/server/rateLimit.ts';
import type { FetchFile } from './feedPictures.ts';
import { feedRoutes } from './routes.ts';
import type { RowWriting } from './writeRow.ts';

/** What feeds stand on. */
export type FeedsDeps = RowWriting['deps'] & { readonly limits: RateLimits };

/** The stock of companies as files. */
export const feedsModule = (deps: FeedsDeps) => ({ routes: (app: FastifyInstance) => feedRoutes(app, deps) });

/** Addresses of this machine, for development and tests only. */
const isLocal = (address: string) => address === '127.0.0.1' || address === '::1';

/**
 * How files of feeds and the pictures in them are fetched: from public servers on their own ports.
 *
 * @param localToo also this machine, at any port: for development and tests
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

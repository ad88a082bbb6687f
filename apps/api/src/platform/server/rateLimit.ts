import { createHmac } from 'node:crypto';
import { networkOf } from '@volan/observability';
import type { Sql } from 'postgres';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

/** A limit for requests of one visitor. */
interface RateLimitOptions {
  /** Name of the limit; each name has its own counts. */
  readonly name: string;
  /** Most requests of one address... */
  readonly max: number;
  /** ...within this time, in seconds. */
  readonly withinSeconds: number;
  /**
   * For limits that refuse many requests and never call `forgive`: blocked addresses are held in memory and cost the
   * database nothing. @default false
   */
  readonly blocksInMemory?: boolean;
}

/** A rate limit for one visitor or one account. */
export interface RateLimit {
  /** Counts one request of an address. Returns whether it is one too many. */
  (address: string): Promise<boolean>;
  /** Counts one request of an address. Returns the whole seconds until the next one is allowed; null if this one is. */
  secondsToWait(address: string): Promise<number | null>;
  /**
   * Subtracts a request that was allowed, because it was not a failed try. Requests that were refused meanwhile do not
   * count.
   */
  forgive(address: string): Promise<void>;
  /** Deletes the count of an address: its next request is the first one of a new window. */
  reset(address: string): Promise<void>;
}

/** Makes rate limits that all processes of the API share. */
export type RateLimits = (options: RateLimitOptions) => RateLimit;

/**
 * Rate limits in windows of fixed length. They are counted in the database, so that several processes share them. While
 * the database is away each process counts by itself.
 *
 * @param secret key for hashes of the stored addresses; all processes have the same
 */
export function rateLimitsIn(sql: Sql, secret: string): RateLimits {
  const storeClient = {
    query: async ({ text, values }: { text: string; values: string[] }) => ({ rows: await sql.unsafe(text, values) }),
  };
  return ({ name, max, withinSeconds, blocksInMemory = false }) => {
    const common = { keyPrefix: name, points: max, duration: withinSeconds };
    const inMemory = new RateLimiterMemory(common);
    const limiter = new RateLimiterPostgres({
      ...common,
      storeClient,
      storeType: 'client',
      tableName: 'rate_limit',
      tableCreated: true,
      ...(blocksInMemory && { inMemoryBlockOnConsumed: max + 1 }),
      insuranceLimiter: inMemory,
    });
    const keyOf = (address: string) => createHmac('sha256', secret).update(networkOf(address)).digest('base64url');
    const secondsToWait = async (address: string) => {
      try {
        await limiter.consume(keyOf(address));
        return null;
      } catch (error) {
        if (error instanceof RateLimiterRes) return Math.max(1, Math.ceil(error.msBeforeNext / 1000));
        throw error;
      }
    };
    const isTooMany = async (address: string) => (await secondsToWait(address)) !== null;

    return Object.assign(isTooMany, {
      secondsToWait,
      reset: async (address: string) => {
        await limiter.delete(keyOf(address));
      },
      forgive: async (address: string) => {
        const key = keyOf(address);
        try {
          // Only in the window that counted it. Refused requests are above `max`, so they are not subtracted one by one.
          await sql`
            update rate_limit set points = least(points, ${max}) - 1
            where key = ${limiter.getKey(key)} and points > 0 and expire > ${Date.now()}`;
        } catch {
          // requests of this time were counted here; those in the database stay counted
          if (((await inMemory.get(key))?.consumedPoints ?? 0) > 0) await inMemory.reward(key);
        }
      },
    });
  };
}

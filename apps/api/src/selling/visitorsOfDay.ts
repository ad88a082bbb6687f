import { createHash } from 'node:crypto';
import { networkOf } from '@volan/observability';
import type { Actor } from '@volan/domain-rules';
import { LRUCache } from 'lru-cache';
import { marketDay } from '../platform/brands/marketDay.ts';

/** Networks at ads that one process remembers, so that each visitor counts once a day. */
const maxRemembered = 100_000;

/**
 * Visitors of an ad that one network can be on a day: people of a house share it, and names of browsers are easily made
 * up.
 */
const visitorsOfNetwork = 5;

/** A visitor of an ad. */
export interface Visitor {
  readonly address: string;
  readonly userAgent: string;
  /** The signed-in user; null if signed out. @default null */
  readonly actor?: Actor | null;
}

/** Remembers today's visitors of each ad. A signed-in user is one visitor and does not count for their network. */
export interface VisitorsOfDay {
  /** Whether somebody comes to an ad for the first time today; false too where their network has sent many. */
  isNew(adId: number, visitor: Visitor): boolean;
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 16);

/**
 * Remembers visitors as hashes, in memory. [P39]
 *
 * @param max networks at ads that are remembered; who was forgotten counts again
 */
export function visitorsOfDay(now: () => number, max = maxRemembered): VisitorsOfDay {
  // Created by the first visit, because allocating it takes milliseconds and megabytes at the start.
  let seen: LRUCache<string, readonly string[]> | undefined;

  return {
    isNew(adId, { address, userAgent, actor = null }) {
      seen ??= new LRUCache({ max });
      const from = actor ? `account ${actor.id}` : networkOf(address);
      const key = hashOf(`${marketDay(now())} ${adId} ${from}`);
      const [browser, before] = [actor ? '' : hashOf(`${key} ${userAgent}`), seen.get(key) ?? []];
      if (before.includes(browser) || before.length >= visitorsOfNetwork) return false;
      seen.set(key, [...before, browser]);
      return true;
    },
  };
}

import { createHash } from 'node:crypto';
import { networkOf } from '@volan/observability';
import type { Actor } from '@volan/domain-rules';
import { LRUCache } from 'lru-cache';
import { marketDay } from '../platform/brands/marketDay.ts';

/** Most pairs of ad and network that one process remembers, so that each visitor counts once a day. */
const maxRemembered = 100_000;

/**
 * Most visitors of an ad from one network on a day. People in a house share a network, but a user agent is easily
 * faked.
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
  /** Whether a visitor sees an ad for the first time today. Also false if their network has sent too many visitors. */
  isNew(adId: number, visitor: Visitor): boolean;
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 16);

/**
 * Remembers visitors as hashes, in memory. [P39]
 *
 * @param max pairs of ad and network that are remembered; forgotten visitors count again
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

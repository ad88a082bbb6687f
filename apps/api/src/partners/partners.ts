import { networkOf } from '@volan/observability';
import { LRUCache } from 'lru-cache';
import type { Sql } from 'postgres';
import type { RateLimit, RateLimits } from '../platform/server/rateLimit.ts';
import type { PartnerCounts, WidgetElement } from './partnerCounts.ts';
import { admitsHost } from './partnerDomains.ts';
import { findKey, type PartnerKey } from './partnerKeys.ts';

/** Milliseconds for which a process caches a key: a revoked key stops working everywhere within this time. */
const believedForMs = 5000;

/**
 * Most requests a minute of one address with a key: a quarter of the key's own limit, and at least enough for a person
 * who turns pages. Keys are public and a script can claim any origin, so one stranger must not use up the limit.
 */
const addressLimit = (perKey: number) => Math.max(60, Math.ceil(perKey / 4));

/** Most keys, including unknown ones, in the cache of a process. */
const maxRemembered = 10_000;

/** A request of a widget. */
interface WidgetRequest {
  readonly key: string;
  /** Host of the page that shows the widget. Null: the browser did not send it. */
  readonly host: string | null;
  /** Address of the visitor. */
  readonly address: string;
  readonly element: WidgetElement;
}

/** Whether a request is admitted. */
type Admission =
  | { readonly admitted: true }
  | { readonly admitted: false; readonly reason: 'unknown-key' | 'revoked' | 'foreign-domain' }
  /** The key was used too often in this minute, by all or by this address. */
  | { readonly admitted: false; readonly reason: 'over-limit'; readonly retryAfterSeconds: number };

/** Partners that may show the marketplace on their own pages. [M65] */
export interface Partners {
  /** Decides about one request of a widget, and counts it. */
  admit(request: WidgetRequest): Promise<Admission>;
  /** Counts people who came from widgets. Returns how many of the keys are known and not revoked. */
  countVisits(visits: readonly { readonly key: string; readonly count: number }[]): Promise<number>;
}

/** Dependencies of partners. */
export interface PartnersDeps {
  readonly sql: Sql;
  readonly limits: RateLimits;
  readonly counts: PartnerCounts;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Partners from PostgreSQL, cached for seconds, with limits that all processes share. */
export function createPartners({ sql, limits, counts, now }: PartnersDeps): Partners {
  const keys = new LRUCache<string, { readonly found: PartnerKey | null }>({
    max: maxRemembered,
    ttl: believedForMs,
    perf: { now },
    fetchMethod: async (key) => ({ found: await findKey(sql, key) }),
  });
  const known = async (key: string) => (await keys.fetch(key))?.found ?? null;

  const limitOf = new Map<string, RateLimit>();
  function perMinute(name: 'partner-key' | 'partner-address', max: number) {
    const limit = limitOf.get(`${name} ${max}`) ?? limits({ name, max, withinSeconds: 60, blocksInMemory: true });
    limitOf.set(`${name} ${max}`, limit);
    return limit;
  }

  /** Seconds to wait. Requests beyond the limit of an address do not count for the key. */
  async function secondsToWait({ requestsPerMinute: max }: PartnerKey, { key, address }: WidgetRequest) {
    const forAddress = perMinute('partner-address', addressLimit(max));
    return (
      (await forAddress.secondsToWait(`${key} ${networkOf(address)}`)) ??
      (await perMinute('partner-key', max).secondsToWait(key))
    );
  }

  async function decide(key: PartnerKey, request: WidgetRequest): Promise<Admission> {
    if (key.revokedAt !== null) return { admitted: false, reason: 'revoked' };
    if (!admitsHost(key.domains, request.host)) return { admitted: false, reason: 'foreign-domain' };

    const retryAfterSeconds = await secondsToWait(key, request);
    if (retryAfterSeconds !== null) return { admitted: false, reason: 'over-limit', retryAfterSeconds };

    return { admitted: true };
  }

  return {
    async admit(request) {
      const key = await known(request.key);
      if (!key) return { admitted: false, reason: 'unknown-key' };

      const admission = await decide(key, request);
      counts.count(key.id, admission.admitted ? request.element : 'refused');

      return admission;
    },
    async countVisits(visits) {
      const rows = await sql<{ id: number; key: string }[]>`
        select id, key from partner_key
        where key = any (${[...new Set(visits.map(({ key }) => key))]}) and revoked_at is null`;
      const idOf = new Map(rows.map(({ id, key }) => [key, id]));
      for (const { key, count } of visits) {
        const id = idOf.get(key);
        if (id !== undefined) counts.count(id, 'visit', count);
      }

      return rows.length;
    },
  };
}

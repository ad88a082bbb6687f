import { browserStore } from '../../../runtime/browser/browserStore.ts';

/** How long an answer counts, in milliseconds: 24 h. [L32] */
const geoLifetimeMs = 86_400_000;

/** Where the visitor was, and when that was asked. [E25] */
export interface KnownPlace {
  readonly ip: string | null;
  /** Code in capitals. */
  readonly country: string;
  /** Moment of the answer in milliseconds. */
  readonly ts: number;
}

function placeOf(kept: unknown): KnownPlace | null {
  const { ip, country, ts } = (kept ?? {}) as Record<string, unknown>;
  return typeof country === 'string' && /^[A-Z]{2}$/.test(country) && typeof ts === 'number'
    ? { ip: typeof ip === 'string' ? ip : null, country, ts }
    : null;
}

/** The last known place of the visitor; `null` before the first one. [E25] */
export const geoStore = browserStore<KnownPlace | null>({
  key: 'geo',
  empty: null,
  parse: placeOf,
  lifetimeMs: geoLifetimeMs,
});

/** The last answer while it counts: one of the future was written under another clock. [E25, L32] */
export function recentPlace(now: number): KnownPlace | null {
  const place = geoStore.read();
  return place && place.ts <= now && now - place.ts < geoLifetimeMs ? place : null;
}

import { geoStore, recentPlace } from './geoStore.ts';
import { askForPlace, countryOfLanguages, type Place } from './sources.ts';

/** The answer of a source; `null` if it failed, had none or took longer than `waitMs` milliseconds. [K06] */
async function askWithin<Answer>(
  waitMs: number,
  ask: (signal: AbortSignal) => Promise<Answer | null>,
): Promise<Answer | null> {
  const end = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => {
      end.abort();
      resolve(null);
    }, waitMs);
  });
  try {
    return await Promise.race([ask(end.signal), late]);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}

/** Longest wait for our own answer, in milliseconds. [L26] */
const ownCallMs = 2000;

/** Longest wait for each service of others, in milliseconds. [L36] */
const serviceMs = 3000;

export interface Detection {
  /** Asks our own table; `null` for an unknown address. [J88] */
  own: (signal: AbortSignal) => Promise<Place | null>;
  /**
   * Addresses of services that a brand has configured, at most three, asked one after the other. Empty unless the
   * visitor has agreed that others learn their address. [T32]
   */
  services: readonly string[];
  /** Languages of the browser, the favourite first. */
  languages: readonly string[];
}

/** One source after the other: the next is asked only where this one failed. */
async function askAll({ own, services }: Detection): Promise<Place | null> {
  let place = await askWithin(ownCallMs, own);
  for (const address of services.slice(0, 3)) {
    place ??= await askWithin(serviceMs, (signal) => askForPlace(address, signal));
  }
  return place;
}

/**
 * Where the visitor seems to be: what was known within the last 24 hours, our own table, the configured services, and
 * at last the languages of their browser. Never fails. [F25, E25, K06]
 */
export async function detectCountry(detection: Detection): Promise<string | null> {
  const known = recentPlace(Date.now());
  if (known) {
    return known.country;
  }
  const place = await askAll(detection);
  if (place) {
    geoStore.write({ ...place, ts: Date.now() });
  }

  return place?.country ?? countryOfLanguages(detection.languages);
}

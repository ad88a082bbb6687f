import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose';

/** The keys could not be read, so no token can be verified. */
export class KeysUnavailable extends Error {}

/** Longest wait for the keys, in milliseconds. */
const timeoutMs = 3000;

/** Largest list of keys that is read, in characters; Google's has some 1,500. */
const maxCharacters = 100_000;

/** Least milliseconds between two searches for an unknown key, however often tokens name one. */
const pauseMs = 30_000;

/** Shortest and longest time that keys are cached, and the time if their server names none. In seconds. */
const [minAge, maxAge, usualAge] = [60, 86_400, 300];

interface CachedKeys {
  readonly keyOf: JWTVerifyGetKey;
  readonly readAt: number;
  readonly until: number;
}

/**
 * The keys at an address, cached as long as its `Cache-Control` says. A token with an unknown key makes them be read
 * again, because keys are rotated.
 *
 * @param now milliseconds since 1970
 * @throws KeysUnavailable if they cannot be read
 */
export function keysAt(url: string, now: () => number): JWTVerifyGetKey {
  let cached: CachedKeys | null = null;
  let asking: Promise<CachedKeys> | null = null;
  const ask = async () => {
    asking ??= readKeys(url, now).finally(() => (asking = null));
    cached = await asking;
    return cached;
  };

  return async (header, token) => {
    const known = cached && cached.until > now() ? cached : await ask();
    try {
      return await known.keyOf(header, token);
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey) || now() - known.readAt < pauseMs) throw error;
      return (await ask()).keyOf(header, token);
    }
  };
}

async function readKeys(url: string, now: () => number): Promise<CachedKeys> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' });
    const text = await response.text();
    if (!response.ok || text.length > maxCharacters) throw new Error(`The keys answer ${response.status}.`);

    const keyOf = createLocalJWKSet(JSON.parse(text) as JSONWebKeySet);
    const said = /(?:^|[ ,])max-age=(\d{1,9})/.exec(response.headers.get('cache-control') ?? '')?.[1];
    const seconds = Math.min(maxAge, Math.max(minAge, said === undefined ? usualAge : Number(said)));

    return { keyOf, readAt: now(), until: now() + seconds * 1000 };
  } catch (error) {
    throw new KeysUnavailable(`The keys at ${url} cannot be read.`, { cause: error });
  }
}

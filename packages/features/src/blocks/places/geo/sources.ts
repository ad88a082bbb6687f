/** A source's answer about the visitor's place. */
export interface Place {
  readonly country: string;
  readonly ip: string | null;
}

const first = (...values: readonly unknown[]) => values.find((value) => typeof value === 'string');

/**
 * The country of an answer, in any of the spellings that services use; `null` where it holds none. The code comes in
 * capitals.
 */
export function readPlace(answer: unknown): Place | null {
  const { country, country_code, countryCode, ip, query } = (answer ?? {}) as Record<string, unknown>;
  const code = first(country_code, countryCode, country);
  return typeof code === 'string' && /^[a-z]{2}$/i.test(code)
    ? { country: code.toUpperCase(), ip: first(ip, query) ?? null }
    : null;
}

/** Asks a service of others for a place: without cookies, and without saying which page asks. [T32] */
export async function askForPlace(address: string, signal: AbortSignal): Promise<Place | null> {
  const response = await fetch(address, { signal, credentials: 'omit', referrerPolicy: 'no-referrer' });
  return response.ok ? readPlace(await response.json()) : null;
}

/** The country that the languages of a browser suggest: `de-AT` Austria, `hu` Hungary. [F25] */
export function countryOfLanguages(tags: readonly string[]): string | null {
  for (const tag of tags) {
    try {
      const { region } = new Intl.Locale(tag).maximize();
      if (region && /^[A-Z]{2}$/.test(region)) {
        return region;
      }
    } catch {
      // No language tag: the next one.
    }
  }
  return null;
}

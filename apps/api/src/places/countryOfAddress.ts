import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { isIP } from 'node:net';
import { Reader } from 'mmdb-lib';

/** Which country an internet address belongs to; null for private, malformed and unknown addresses. */
export type CountryOfAddress = (address: string) => string | null;

/**
 * Reads the offline country table (CC0), so that no visitor's address leaves the server. [J88, T32]
 *
 * Country codes are ISO 3166-1, upper case.
 */
export async function openCountryTable(): Promise<CountryOfAddress> {
  const path = createRequire(import.meta.url).resolve(
    '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb',
  );
  const table = new Reader(await readFile(path));
  return (address) => (isIP(address) ? codeOf(table.get(address)) : null);
}

/** The table's records hold `country_code` alone, which the reader's own types do not know. */
function codeOf(record: unknown): string | null {
  return (record as { country_code?: string } | null)?.country_code ?? null;
}

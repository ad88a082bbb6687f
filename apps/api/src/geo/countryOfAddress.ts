import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { isIP } from 'node:net';
import { Reader } from 'mmdb-lib';

/** Which country an internet address belongs to; null for private, malformed and unknown addresses. */
export type CountryOfAddress = (address: string) => string | null;

interface CountryRecord {
  country_code: string;
}

/**
 * Reads the offline country table (CC0), so that no visitor's address leaves the server. [J88, T32]
 *
 * Country codes are ISO 3166-1, upper case.
 */
export async function openCountryTable(): Promise<CountryOfAddress> {
  const path = createRequire(import.meta.url).resolve(
    '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb',
  );
  const table = new Reader<CountryRecord>(await readFile(path));
  return (address) => {
    // an IPv4 visitor of a dual-stack socket
    const plain = address.replace(/^::ffff:/i, '');
    return isIP(plain) ? (table.get(plain)?.country_code ?? null) : null;
  };
}

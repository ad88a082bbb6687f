/**
 * The country of a host of a brand: `null` for the brand's own host, which shows all countries, `undefined` for a host
 * that is not the brand's. Both without port. [F08, T07d]
 *
 * Whether such a country exists is not asked: this runs in browsers, on hosts that the server has answered for.
 */
export function countryOfHost(hostname: string, domain: string): string | null | undefined {
  if (hostname === domain) {
    return null;
  }
  const prefix = hostname.endsWith(`.${domain}`) ? hostname.slice(0, -domain.length - 1) : '';
  if (/^[a-z]{2}$/.test(prefix)) {
    return prefix.toUpperCase();
  }

  return ['www', 'dev', 'stage', 'staging'].includes(prefix) ? null : undefined;
}

import { brandIds, type BrandId } from './BrandId.ts';
import { brands } from './brands.ts';
import { countryCodes } from './countryCodes.ts';

/** Hosts of every brand, without port, the main one first. */
export type HostsByBrand = Readonly<Record<BrandId, readonly string[]>>;

/** Whose page a host asks for. */
export interface ResolvedHost {
  readonly brand: BrandId;
  /** The brand's own host that matched, without country prefix and port. */
  readonly host: string;
  /** ISO code in capitals of a country host, else `null`: all countries. */
  readonly country: string | null;
}

/** The hosts of the settings table, where configuration names no others. */
export const defaultHosts = Object.fromEntries(brandIds.map((id) => [id, brands[id].hosts])) as unknown as HostsByBrand;

const technicalPrefixes = ['www', 'dev', 'stage', 'staging'];

/** `host` header to host name: lower case, without port and final dot. */
const withoutPort = (host: string) => host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');

/**
 * The brand and the country of a `host` header; `null` for a host that is not ours.
 *
 * A country is a first label that is a known two-letter country code in front of one of the brand's hosts, and only
 * where that makes at least three labels: `de.gearlane.localhost` is Germany, `de.localhost` is unknown. `www`, `dev`,
 * `stage` and `staging` in front mean all countries. [F08, T07d]
 */
export function resolveHost(host: string, hosts: HostsByBrand = defaultHosts): ResolvedHost | null {
  const name = withoutPort(host);
  const brand = brandIds.find((id) => hosts[id].includes(name));
  if (brand) {
    return { brand, host: name, country: null };
  }
  const [prefix = '', ...labels] = name.split('.');
  const rest = labels.join('.');
  const owner = brandIds.find((id) => hosts[id].includes(rest));
  if (!owner || labels.length < 2) {
    return null;
  }
  if (technicalPrefixes.includes(prefix)) {
    return { brand: owner, host: rest, country: null };
  }
  const country = prefix.toUpperCase();

  return countryCodes.has(country) ? { brand: owner, host: rest, country } : null;
}

/**
 * The host, with the port of `host`, on which a country of the same brand is shown; `null` asks for all countries.
 * [C27, C28]
 */
export function hostOfCountry(host: string, country: string | null) {
  return country === null ? host : `${country.toLowerCase()}.${host}`;
}

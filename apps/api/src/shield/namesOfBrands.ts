import { brandIds, brands } from '@volan/domain-rules';
import type { BrandAddresses } from '../platform/brands/brandAddresses.ts';
import type { KnownName } from './knownNames.ts';

/** Our brands, with the hosts of their pages. Subdomains of a host are ours as well. */
export const namesOfBrands = (addresses: BrandAddresses): readonly KnownName[] =>
  brandIds.map((id) => ({
    name: brands[id].name.toLowerCase(),
    domains: [new URL(addresses[id].origin).hostname.replace(/^www\./, '')],
  }));

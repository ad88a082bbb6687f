import { hostOfCountry } from '@volan/domain-rules';
import type { Site } from './Site.ts';

/** The origin of the brand for all countries, or for one. [C27, C28] */
export function originOf({ protocol, host }: Site, country: string | null = null) {
  return `${protocol}//${hostOfCountry(host, country)}`;
}

/** The page that is shown, on the host of another country or of all. [C28] */
export function addressInCountry(site: Site, country: string | null) {
  return `${originOf(site, country)}${site.pathname}${site.search}`;
}

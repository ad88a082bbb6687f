import type { Country } from '@volan/api-contract';
import type { CatalogQuery } from '@volan/domain-rules';
import type { Site } from '../../runtime/site/Site.ts';

/** Most countries whose regions are offered at once: a panel is no atlas. */
const maxCountries = 6;

/** Countries whose regions the panel offers: that of the host, those of the search, else those with most ads. */
export function regionCountries({ country }: Site, { countries: asked }: CatalogQuery, countries: readonly Country[]) {
  const wanted = country === null ? asked : [country];
  const offered = wanted.length > 0 ? countries.filter(({ code }) => wanted.includes(code)) : countries;
  return offered.slice(0, maxCountries);
}

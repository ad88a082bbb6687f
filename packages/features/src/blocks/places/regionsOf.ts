import type { Country, Region } from '@volan/api-contract';
import { emptyCatalogQuery, option, withFilter } from '@volan/domain-rules';
import { catalogHref } from '../catalogSearch/catalogPlace.ts';
import { countryKey, regionKey } from '../catalogSearch/filterKeys.ts';
import type { Site } from '../../runtime/site/Site.ts';
import type { Messages } from '../../runtime/site/useMessages.ts';
import type { RegionPlace } from './regionPlace.ts';
import type { RegionsIslandProps } from './Regions.island.tsx';
import { slugWord } from './RegionsShown.ts';

/** The list of every region and of all the country with their numbers of ads, for the menu. [T08, T35, J57] */
export function regionsOf(
  site: Site,
  home: Country,
  regions: readonly Region[],
  { categorySlug, region, whole }: RegionPlace,
  { t, number, country }: Messages,
): RegionsIslandProps {
  const hrefOf = (key: string, slug: string) => {
    const filters = withFilter([], key, option(slug));
    return catalogHref(site, { categorySlug, query: { ...emptyCatalogQuery, filters }, view: 'list' });
  };
  // A country's host lists no other country.
  const wholeHref =
    site.country === null
      ? hrefOf(countryKey, home.code.toLowerCase())
      : catalogHref(site, { categorySlug, query: emptyCatalogQuery, view: 'list' });
  return {
    id: 'region',
    shown: {
      regions: regions.map(({ slug, title, count }) => [slug, title, number(count)] as const),
      all: {
        label: t('region.all', { country: country(home.code) }),
        count: number(home.count),
        href: wholeHref,
        current: whole,
        flag: home.code,
      },
      current: region,
      list: hrefOf(regionKey, slugWord),
    },
    labels: {
      search: t('region.search'),
      noneFound: t('region.none-found'),
      noneFoundText: t('country.none-found-text'),
    },
  };
}

import type { AdSearchMeta } from '@volan/api-contract';
import { comparedBy, defaultSorting, relevanceSorting, type Sorting } from '@volan/domain-rules';
import type { MenuEntry } from '@volan/ui';
import type { Site } from '../../../runtime/site/Site.ts';
import type { Messages } from '../../../runtime/site/useMessages.ts';
import { catalogHref, type CatalogPlace } from '../../../blocks/catalogSearch/catalogPlace.ts';

/** The orders that are offered; `null` is the default one, with the promoted group. [M08, T28] */
const offered = [
  null,
  { field: 'price', direction: 'asc' },
  { field: 'price', direction: 'desc' },
  { field: 'year', direction: 'desc' },
  { field: 'year', direction: 'asc' },
  { field: 'mileage', direction: 'asc' },
  { field: 'power', direction: 'desc' },
] as const satisfies readonly (Sorting | null)[];

/** Offered where prices are rated, after those by price: where fuel is asked for. */
const bestDealFirst: Sorting = { field: 'price_rating', direction: 'asc' };

const same = (a: Sorting | null, b: Sorting | null) => a?.field === b?.field && a?.direction === b?.direction;

const nameOf = ({ t }: Messages, sorting: Sorting) => {
  const { field, direction } = sorting;
  return t(`sort.${field}.${direction}`);
};

/**
 * The orders of a list as links, each to page 1. Words that are looked for come in the order of how well they match.
 * [M08]
 */
export function sortOrders(
  place: CatalogPlace,
  { facets }: Pick<AdSearchMeta, 'facets'>,
  site: Site,
  messages: Messages,
): MenuEntry[] {
  const { sorting, q } = place.query;
  const first = q === '' ? defaultSorting : relevanceSorting;
  const [, cheapest, dearest, ...others] = offered;
  const known: (Sorting | null)[] = [
    null,
    ...(q === '' ? [] : [defaultSorting]),
    cheapest,
    dearest,
    ...(comparedBy.fuel in facets ? [bestDealFirst] : []),
    ...others,
  ];
  const orders = known.some((each) => same(each, sorting)) ? known : [...known, sorting];

  return orders.map((each) => ({
    label: nameOf(messages, each ?? first),
    href: catalogHref(site, { ...place, query: { ...place.query, sorting: each, page: 1 } }),
    current: same(each, sorting),
  }));
}

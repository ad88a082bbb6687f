import type { AdDetails, ComparedGroup } from '@volan/api-contract';
import { comparedBy, emptyCatalogQuery, option, pair, range, withFilter, type FilterOrder } from '@volan/domain-rules';
import { catalogHref } from '../../../blocks/catalogSearch/catalogPlace.ts';
import type { Site } from '../../../runtime/site/Site.ts';

/**
 * The questions in the order of the catalogue, so that the link needs no redirect; another order would still lead
 * there.
 */
const keys: readonly string[] = [comparedBy.vehicle, comparedBy.year, comparedBy.mileage, comparedBy.fuel];
const order: FilterOrder = { key: (key) => keys.indexOf(key), value: () => 0 };

/** The list of the ads that a price is compared with, the cheapest first; none without make and model. [N03] */
export function comparedListHref(
  site: Site,
  { category, brand, model }: Pick<AdDetails, 'category' | 'brand' | 'model'>,
  group: ComparedGroup,
): string | undefined {
  if (!brand?.slug || !model?.slug) {
    return undefined;
  }
  const filters = [
    [comparedBy.vehicle, pair(brand.slug, model.slug)],
    [comparedBy.year, range(group.year_from, group.year_to)],
    [comparedBy.mileage, range(group.mileage_from || undefined, group.mileage_to ?? undefined)],
    [comparedBy.fuel, option(group.fuel.slug)],
  ] as const;
  const query = {
    ...emptyCatalogQuery,
    filters: filters.reduce((all, [key, value]) => withFilter(all, key, value), emptyCatalogQuery.filters),
    sorting: { field: 'price', direction: 'asc' },
  } as const;

  return catalogHref(site, { categorySlug: category.slug, query, view: 'list' }, order);
}

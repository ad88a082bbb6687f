import type { AdAnswer, AdDetails } from '@volan/api-contract';
import { emptyCatalogQuery, option, pair, range, withFilter, type FilterValue } from '@volan/domain-rules';
import { catalogHref } from '../../../blocks/catalogSearch/catalogPlace.ts';
import type { Site } from '../../../runtime/site/Site.ts';

/** The list of an ad's category that holds one answer only. */
export function filteredListHref(site: Site, ad: Pick<AdDetails, 'category'>, key: string, value: FilterValue) {
  const query = { ...emptyCatalogQuery, filters: withFilter([], key, value) };
  return catalogHref(site, { categorySlug: ad.category.slug, query, view: 'list' });
}

/** An answer as a filter: `volkswagen.golf` is a child of its parent. */
function valueOfSlug(slug: string): FilterValue {
  const [parent = slug, child] = slug.split('.');
  return child === undefined ? option(parent) : pair(parent, child);
}

/**
 * The list of the ads that give the same answer; `undefined` where that is no list: the question is not in the panel,
 * several answers were given, or a number is a measure. Years and counts are the same or not; kilometres never are.
 */
export function answerHref(site: Site, ad: Pick<AdDetails, 'category'>, answer: AdAnswer): string | undefined {
  const { key, infilter, values, number, unit } = answer;
  const [only] = values;
  if (!infilter || values.length > 1) {
    return undefined;
  }
  if (only) {
    return filteredListHref(site, ad, key, valueOfSlug(only.slug));
  }

  return number !== null && unit === null ? filteredListHref(site, ad, key, range(number, number)) : undefined;
}

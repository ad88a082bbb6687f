import { matchPath, readCatalogQuery, valuesOf, type Filters } from '@volan/domain-rules';
import { countryKey, regionKey } from '../catalogSearch/filterKeys.ts';
import type { Site } from '../../runtime/site/Site.ts';

/** What a page of the catalog lists, as far as a choice of places shows it. */
export interface ListOfPage {
  readonly categorySlug: string;
  /** Slugs of the regions that are searched; empty for everywhere. */
  readonly regions: readonly string[];
  /** Codes in capitals of the countries that are searched; empty for all. */
  readonly countries: readonly string[];
}

const slugsOf = (filters: Filters, key: string) =>
  valuesOf(filters, key).flatMap((value) => (value.kind === 'option' ? [value.slug] : []));

/** The list of a page of the catalog; `null` on every other page. */
export function listOfPage({ brand, pathname, search, country }: Site): ListOfPage | null {
  const match = matchPath(brand, pathname);
  if (match?.page !== 'catalog') {
    return null;
  }
  const { filters, countries } = readCatalogQuery(new URLSearchParams(search)).query;
  const asked = slugsOf(filters, countryKey).map((code) => code.toUpperCase());
  return {
    categorySlug: match.params.categorySlug,
    regions: slugsOf(filters, regionKey),
    countries: country === null ? [...new Set([...asked, ...countries])] : [country],
  };
}

import type { Category, Country, Region } from '@volan/api-contract';
import { matchPath, readCatalogQuery, valuesOf, type Filters } from '@volan/domain-rules';
import type { Site } from '../../runtime/site/Site.ts';
import { countryKey, regionKey } from '../catalogSearch/filterKeys.ts';

/** The list of a catalog page, as a choice of places shows it. */
interface ListOfPage {
  readonly categorySlug: string;
  /** Slugs of the regions that are searched; empty for everywhere. */
  readonly regions: readonly string[];
  /** Codes in capitals of the countries that are searched; empty for all. */
  readonly countries: readonly string[];
}

const slugsOf = (filters: Filters, key: string) =>
  valuesOf(filters, key).flatMap((value) => (value.kind === 'option' ? [value.slug] : []));

/** The list of a page of the catalog; `null` on every other page. */
function listOfPage({ brand, pathname, search, country }: Site): ListOfPage | null {
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

/** The data about the regions of a page. */
export interface RegionSubjects {
  /** The country that they belong to; `null` where the page offers none. */
  readonly home: Country | null;
  readonly regions: readonly Region[];
  readonly categories: readonly Category[];
}

/** Where a visitor is among the regions: what the list of them shows beside names and numbers. */
export interface RegionPlace {
  /** The category that they look at, else the one of the brand. */
  readonly categorySlug: string;
  /** Slug of the one region whose ads they see; `null` for none or several. */
  readonly region: string | null;
  /** They see the ads of all the country, and of no other. */
  readonly whole: boolean;
}

/** Where the visitor of a page is; a few values only, so that the list can be kept for each of them. [C28, L22] */
export function regionPlace(site: Site, { home, regions, categories }: RegionSubjects): RegionPlace {
  const list = listOfPage(site);
  const isHome = list?.countries.every((code) => code === home?.code) ?? false;
  const [slug, ...others] = list?.regions ?? [];
  const known = others.length === 0 && isHome && regions.some((region) => region.slug === slug);

  return {
    categorySlug:
      categories.find((category) => category.slug === list?.categorySlug)?.slug ?? site.brand.defaultCategory,
    region: known ? (slug ?? null) : null,
    whole: isHome && slug === undefined && list?.countries.length === 1,
  };
}

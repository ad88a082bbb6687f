import type { Category, Country, Region } from '@volan/api-contract';
import type { Site } from '../../runtime/site/Site.ts';
import { listOfPage } from './listOfPage.ts';

/** What is known about the regions of a page. */
export interface RegionSubjects {
  /** The country that they belong to; `null` where the page offers none. */
  readonly home: Country | null;
  readonly regions: readonly Region[];
  readonly categories: readonly Category[];
}

/** Where a reader is among the regions: what the list of them shows beside names and numbers. */
export interface RegionPlace {
  /** The category that he looks at, else the one of the brand. */
  readonly categorySlug: string;
  /** Slug of the one region whose ads he sees; `null` for none or several. */
  readonly region: string | null;
  /** He sees the ads of all the country, and of no other. */
  readonly whole: boolean;
}

/** Where the reader of a page is; a few values only, so that the list can be kept for each of them. [C28, L22] */
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

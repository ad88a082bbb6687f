import type { CountryListProps } from '@volan/ui/CountryPicker';

/** The placeholder of a region's slug in `RegionsShown.list`. */
export const slugWord = '~region~';

/** The regions of a country, small enough to travel in a page: addresses and names in other scripts come later. */
export interface RegionsShown {
  /** Slug, name in the visitor's language, number of ads in words. */
  regions: readonly (readonly [slug: string, name: string, count: string])[];
  /** All of the country; `flag` is its code. */
  all: { label: string; count: string; href: string; current: boolean; flag: string };
  /** Slug of the region whose ads the page lists; `null` for none. */
  current: string | null;
  /** Address of the list of a region, with `~region~` in the place of its slug. */
  list: string;
}

/** The entries of the list: the ads of every region. */
export function regionChoices(
  { regions, all, current, list }: RegionsShown,
  otherNames?: (slug: string, name: string) => readonly string[],
): Pick<CountryListProps, 'countries' | 'all'> {
  return {
    all,
    countries: regions.map(([slug, name, count]) => ({
      code: slug,
      name,
      count,
      href: list.replace(slugWord, slug),
      current: slug === current,
      ...(otherNames && { otherNames: otherNames(slug, name) }),
    })),
  };
}

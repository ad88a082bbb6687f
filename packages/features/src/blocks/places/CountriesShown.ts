import { hostOfCountry } from '@volan/domain-rules';
import type { CountryListProps } from '@volan/ui/CountryPicker';

/** The countries of a picker, small enough to travel in a page: addresses and names of other languages come later. */
export interface CountriesShown {
  /** Code in capitals, name in the reader's language, number of ads in words. */
  countries: readonly (readonly [code: string, name: string, count: string])[];
  /** All countries together. */
  all: { label: string; count: string };
  /** Code of the country that the page shows; `null` for all. */
  current: string | null;
  /** Origin of the host of all countries in two parts, and path with query of the page. */
  protocol: string;
  host: string;
  page: string;
}

/** The entries of a picker: this page on the host of every country. [C26-C28] */
export function countryChoices(
  { countries, all, current, protocol, host, page }: CountriesShown,
  otherNames?: (code: string) => readonly string[],
): Pick<CountryListProps, 'countries' | 'all'> {
  const hrefOf = (country: string | null) => `${protocol}//${hostOfCountry(host, country)}${page}`;
  return {
    all: { ...all, href: hrefOf(null), current: current === null },
    countries: countries.map(([code, name, count]) => ({
      code,
      name,
      count,
      href: hrefOf(code),
      current: code === current,
      ...(otherNames && { otherNames: otherNames(code) }),
    })),
  };
}

import { toLanguageValue, hostOfCountry, languageValues } from '@volan/domain-rules';
import { CountryPanel, type CountryListProps } from '@volan/ui/CountryPicker';
import { countryName } from '@volan/i18n';
import { useHydrated } from '@volan/ui/hydrated';
import { withQueries, type AskingProps } from '../../runtime/hydration/withQueries.tsx';
import { useDetectedCountry } from './geo/useDetectedCountry.ts';

/** The names of a country in all languages of the site: a visitor who types "srb" finds Serbia. [C26] */
const otherCountryNames = (code: string): readonly string[] =>
  languageValues.map((language) => countryName(code, language));

/** The countries of a picker, small enough to travel in a page: addresses and names of other languages come later. */
interface CountriesShown {
  /** Code in capitals, name in the visitor's language, number of ads in words. */
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
function countryChoices(
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

export interface CountriesIslandProps extends AskingProps {
  /** Ids of its parts begin with it. */
  id: string;
  shown: CountriesShown;
  labels: { search: string; noneFound: string; noneFoundText: string };
}

/** Countries to pick from: links that work by themselves, a search, and the way to where the visitor is. [C26-C31] */
function CountryChoice({ id, shown, labels, asking }: CountriesIslandProps) {
  const inBrowser = useHydrated();
  const detected = useDetectedCountry(toLanguageValue(asking.language) ?? 'en');
  // Only the search needs the other names, and a server has no search.
  const choices = countryChoices(shown, inBrowser ? otherCountryNames : undefined);
  const found = choices.countries.find(({ code, current }) => code === detected?.country && !current);

  return (
    <CountryPanel
      id={id}
      labels={labels}
      {...choices}
      {...(found &&
        detected && {
          detected: {
            code: found.code,
            sentence: detected.t('country.here', { country: found.name }),
            goLabel: detected.t('country.go-to', { country: found.name }),
            href: found.href,
          },
        })}
    />
  );
}

/** The countries, with a client of the API of their own. */
export const CountriesIsland = withQueries(CountryChoice);

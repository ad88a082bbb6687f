import { toLanguageValue } from '@volan/domain-rules';
import { CountryPanel } from '@volan/ui/CountryPicker';
import { useInBrowser } from '../../runtime/browser/useInBrowser.ts';
import { withQueries, type AskingProps } from '../../runtime/hydration/withQueries.tsx';
import { countryChoices, type CountriesShown } from './CountriesShown.ts';
import { useDetectedCountry } from './geo/useDetectedCountry.ts';
import { otherCountryNames } from './otherCountryNames.ts';

export interface CountriesIslandProps extends AskingProps {
  /** Ids of its parts begin with it. */
  id: string;
  shown: CountriesShown;
  labels: { search: string; noneFound: string; noneFoundText: string };
}

/** Countries to pick from: links that work by themselves, a search, and the way to where the reader is. [C26-C31] */
function CountryChoice({ id, shown, labels, asking }: CountriesIslandProps) {
  const inBrowser = useInBrowser();
  const detected = useDetectedCountry(toLanguageValue(asking.language) ?? 'en');
  // Only the search needs the other names, and a server has no search.
  const choices = countryChoices(shown, inBrowser ? otherCountryNames : undefined);
  const found = choices.countries.find(({ code, current }) => code === detected?.country && !current);
  return (
    <CountryPanel
      {...{ id, labels }}
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

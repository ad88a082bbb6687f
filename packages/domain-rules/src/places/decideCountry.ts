/** The known facts when a page of a brand opens. */
export interface CountryArrival {
  /** The country of the host; `null` on the host of all countries. */
  readonly country: string | null;
  /** From which host of the brand the visitor came by a link: a country, `null` for all; `undefined` from outside. */
  readonly cameFrom: string | null | undefined;
  /** They went back or forward to this page: what they left is what they want to see. */
  readonly goesBack: boolean;
  /** Countries that are selected. [F07] */
  readonly selected: readonly string[];
  /** Countries that a host has selected by itself before. [F08] */
  readonly autoSelected: readonly string[];
  /** Whether the brand has a host for every country to go to. [T08] */
  readonly hasPicker: boolean;
}

/** The new selection, and the redirect of the visitor, if any. */
export interface CountryDecision {
  readonly selected: readonly string[];
  readonly autoSelected: readonly string[];
  /** The country whose host this page should be seen on; `null` stays here. */
  readonly goTo: string | null;
}

const withCountry = (countries: readonly string[], country: string) =>
  countries.includes(country) ? countries : [...countries, country];

/**
 * Decides which country is selected when a page opens, and whether it moves to that country's host. [F07-F09, T07b]
 *
 * A visitor who comes from another host of the brand has picked this one. A country's host selects its country once; if
 * the visitor clears it, it is not selected again. Only the host of all countries redirects, and only if exactly one
 * country is selected: a country's own address always shows that country, so a shared link opens and no redirect can
 * loop.
 */
export function decideCountry(arrival: CountryArrival): CountryDecision {
  const { country, cameFrom, goesBack, selected, autoSelected, hasPicker } = arrival;
  const isPicked = !goesBack && cameFrom !== undefined && cameFrom !== country;
  if (country !== null) {
    const isNew = isPicked || !autoSelected.includes(country);
    return {
      selected: isNew ? [country] : selected,
      autoSelected: withCountry(autoSelected, country),
      goTo: null,
    };
  }
  if (isPicked) {
    return { selected: [], autoSelected, goTo: null };
  }
  const [only] = selected;
  const leadsAway = hasPicker && !goesBack && selected.length === 1 && only !== undefined;

  return { selected, autoSelected, goTo: leadsAway ? only : null };
}

/** The query that makes the language overlay show. [C32, F09] */
export const askLanguageParameter = 'asklang';

/** The query with `asklang`, which is appended only if it is absent. [F09, T07b] */
export function withAskLanguage(search: string) {
  const asked = new URLSearchParams(search).has(askLanguageParameter);
  return asked ? search : `${search === '' ? '?' : `${search}&`}${askLanguageParameter}`;
}

/** The query without `asklang`; everything else stays as it was written. [T07b] */
export function withoutAskLanguage(search: string) {
  const parts = search.replace(/^\?/, '').split('&');
  const kept = parts.filter((part) => part !== '' && part.split('=')[0] !== askLanguageParameter);
  return kept.length > 0 ? `?${kept.join('&')}` : '';
}

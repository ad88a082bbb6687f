import { sharedStore } from '../../runtime/browser/sharedStore.ts';

/** Codes in capitals, as many as fit into a cookie; anything else was not written by us. */
const codesOf = (kept: unknown): readonly string[] =>
  Array.isArray(kept) ? kept.filter((code): code is string => /^[A-Z]{2}$/.test(String(code))).slice(0, 60) : [];

/** The countries that the visitor has selected, on every host of the brand; empty means all. [F07, C27] */
export const selectedCountries = sharedStore({
  key: 'selectedCountries',
  empty: [] as readonly string[],
  parse: codesOf,
});

/** The countries that their own hosts have selected before: each selects its country once. [F08] */
export const autoSelectedCountries = sharedStore({
  key: 'autoSelectedCountries',
  empty: [] as readonly string[],
  parse: codesOf,
});

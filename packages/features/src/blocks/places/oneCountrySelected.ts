/**
 * Whether the cookies of a page say that exactly one country is selected. For the script that every page carries: it
 * must not load what reads cookies to find out. [F09]
 */
export const oneCountrySelected = (cookies: string) =>
  /(^|; )selectedCountries=%7B%22value%22%3A%5B%22[A-Z]{2}%22%5D/.test(cookies);

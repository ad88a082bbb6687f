/** The key of makes and models in a search: `vozilo:volkswagen.golf`. */
export const makeKey = 'vozilo';

/** The key of regions in a search: `region:beograd`. */
export const regionKey = 'region';

/** The key of countries in a search on the host of all countries: `drzava:rs`. */
export const countryKey = 'drzava';

/** The key under which makes and models are searched: `vozilo:volkswagen.golf`. */
export const makeKey = 'vozilo';

/** The key under which regions are searched: `region:beograd`. */
export const regionKey = 'region';

/** The key under which countries are searched on the host of all of them: `drzava:rs`. */
export const countryKey = 'drzava';

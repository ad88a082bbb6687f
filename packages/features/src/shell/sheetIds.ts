/** Id of the menu below 1024 px. */
export const menuSheet = 'site-menu';

/** Id of the list of languages, which header and menu open. */
export const languageSheet = 'site-languages';

/** Id of the list of countries, which header and menu open where the brand has a picker. [A16] */
export const countrySheet = 'site-countries';

/** Id of the list of regions, which the menu opens where the brand has no picker. [T08, T35] */
export const regionSheet = 'site-regions';

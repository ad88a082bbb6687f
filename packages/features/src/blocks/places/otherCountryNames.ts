import { languageValues } from '@volan/domain-rules';
import { countryName } from '@volan/i18n';

/** The names of a country in all languages of the site: who types "srb" finds Serbia. [C26] */
export const otherCountryNames = (code: string): readonly string[] =>
  languageValues.map((language) => countryName(code, language));

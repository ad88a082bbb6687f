import { spokenLanguage, type WrittenLanguage } from '@volan/domain-rules';
import { catalogues } from './catalogues.ts';
import { catalogueInCyrillic } from './messageInCyrillic.ts';

type Catalogue = (typeof catalogues)['rs'];

let cyrillic: Catalogue | undefined;

const ofCyrillic = () => (cyrillic ??= catalogueInCyrillic(catalogues.rs));

/** The compiled messages of a written language. Serbian in Cyrillic is made of its Latin messages, once. */
export function catalogueOf(language: WrittenLanguage): Catalogue {
  return language === 'rs-cyrl' ? ofCyrillic() : catalogues[spokenLanguage(language)];
}

import { spokenLanguage, type WrittenLanguage } from '@volan/domain-rules';
import { catalogues } from './catalogues.ts';
import { messageInCyrillic } from './messageInCyrillic.ts';

type Catalogue = (typeof catalogues)['rs'];

let cyrillic: Catalogue | undefined;

const ofCyrillic = () =>
  (cyrillic ??= Object.fromEntries(
    Object.entries(catalogues.rs).map(([key, message]) => [key, messageInCyrillic(message)]),
  ));

/** The compiled messages of a written language. Serbian in Cyrillic is made of its Latin messages, once. */
export function catalogueOf(language: WrittenLanguage): Catalogue {
  return language === 'rs-cyrl' ? ofCyrillic() : catalogues[spokenLanguage(language)];
}

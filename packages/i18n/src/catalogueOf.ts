import { spokenLanguage, type WrittenLanguage } from '@volan/domain-rules';
import { catalogues } from './catalogues.ts';
import { catalogueInCyrillic } from './messageInCyrillic.ts';
import { publishedMessages, type CompiledMessages } from './publishedMessages.ts';

type Catalogue = (typeof catalogues)['rs'];

let cyrillic: Catalogue | undefined;

const ofCyrillic = () => (cyrillic ??= catalogueInCyrillic(catalogues.rs));

/** Messages of the spoken language as they are written. */
export const asWritten = (messages: CompiledMessages, language: WrittenLanguage) =>
  language === 'rs-cyrl' ? catalogueInCyrillic(messages) : messages;

/** Catalogues with what was published, as long as nothing else is. */
const merged = new Map<WrittenLanguage, { readonly own: CompiledMessages; readonly catalogue: Catalogue }>();

/**
 * The compiled messages of a written language, with those that were published in the place of the files'. Serbian in
 * Cyrillic is made of its Latin messages, once.
 */
export function catalogueOf(language: WrittenLanguage): Catalogue {
  const spoken = spokenLanguage(language);
  const files = language === 'rs-cyrl' ? ofCyrillic() : catalogues[spoken];
  const own = publishedMessages().messages[spoken];
  if (!own) return files;

  const known = merged.get(language);
  if (known?.own === own) return known.catalogue;

  const catalogue = { ...files, ...asWritten(own, language) };
  merged.set(language, { own, catalogue });

  return catalogue;
}

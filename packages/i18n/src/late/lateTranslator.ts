import type { WrittenLanguage } from '@volan/domain-rules';
import type { LateKeys } from '../generated/late/LateKeys.ts';
import { load } from '../generated/late/load.ts';
import type { MessageParameters } from '../generated/MessageParameters.ts';
import type { CompiledMessages } from '../publishedMessages.ts';
import { translatorOf } from '../translatorOf.ts';

/**
 * Id of the element in which a public page carries messages that take the place of those of the files; most pages have
 * none.
 */
export const lateMessagesId = 'late-messages';

/** Messages that the page carries, in its language and script. */
function publishedOnPage(): CompiledMessages {
  const text = typeof document === 'undefined' ? null : document.getElementById(lateMessagesId)?.textContent;
  return text ? (JSON.parse(text) as CompiledMessages) : {};
}

/** The name of a late catalogue: a row of `scripts/lateCatalogues.ts`. */
export type LateCatalogue = keyof LateKeys;

type ValuesFor<Key extends keyof MessageParameters> = MessageParameters[Key] extends null
  ? []
  : [values: MessageParameters[Key]];

/** The message of a key of one late catalogue, filled in. */
export type LateTranslator<Name extends LateCatalogue> = <Key extends LateKeys[Name]>(
  key: Key,
  ...values: ValuesFor<Key>
) => string;

/**
 * Fetches the words of a part that comes late, such as a dialog, in one language. For browsers: a page carries none of
 * them until the part is wanted. Rejects where the network is lost.
 */
export async function lateTranslator<Name extends LateCatalogue>(
  name: Name,
  language: WrittenLanguage,
): Promise<LateTranslator<Name>> {
  const files = (await load[name][language]()).messages;
  const messages = { ...files, ...publishedOnPage() };
  return translatorOf(language, messages);
}

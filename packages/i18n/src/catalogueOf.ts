import type { CompiledMessage } from '@lingui/message-utils/compileMessage';
import { spokenLanguage, toCyrillic, type WrittenLanguage } from '@volan/domain-rules';
import { catalogues } from './catalogues.ts';

type Catalogue = (typeof catalogues)['rs'];

/** A part of a compiled message: text, or a value with its name, its form and what it may say (`null` where none). */
type Token = CompiledMessage[number];

/** The message with its own texts in Cyrillic; the values that fill it in come as they are. */
const inCyrillic = (message: CompiledMessage): CompiledMessage =>
  message.map((token): Token => {
    if (typeof token === 'string') {
      return toCyrillic(token);
    }
    const [name, format, choices] = token;
    if (choices === undefined || choices === null || typeof choices !== 'object') {
      return token;
    }
    const written = Object.entries(choices).map(([choice, said]) => [
      choice,
      // `offset` of a plural is a number.
      Array.isArray(said) ? inCyrillic(said as CompiledMessage) : typeof said === 'string' ? toCyrillic(said) : said,
    ]);
    return [name, format, Object.fromEntries(written)] as Token;
  });

let cyrillic: Catalogue | undefined;

const ofCyrillic = () =>
  (cyrillic ??= Object.fromEntries(Object.entries(catalogues.rs).map(([key, message]) => [key, inCyrillic(message)])));

/** The compiled messages of a written language. Serbian in Cyrillic is made of its Latin messages, once. */
export function catalogueOf(language: WrittenLanguage): Catalogue {
  return language === 'rs-cyrl' ? ofCyrillic() : catalogues[spokenLanguage(language)];
}

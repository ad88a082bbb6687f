import type { CompiledMessage } from '@lingui/message-utils/compileMessage';
import { toCyrillic } from '@volan/domain-rules';

/** A part of a compiled message: text, or a value with its name, its form and what it may say (`null` where none). */
type Token = CompiledMessage[number];

/** A message of Serbian with its own texts in Cyrillic; the values that fill it in come as they are. */
export const messageInCyrillic = (message: CompiledMessage): CompiledMessage =>
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
      Array.isArray(said)
        ? messageInCyrillic(said as CompiledMessage)
        : typeof said === 'string'
          ? toCyrillic(said)
          : said,
    ]);

    return [name, format, Object.fromEntries(written)] as Token;
  });

/** All messages of Serbian in Cyrillic. */
export const catalogueInCyrillic = (messages: Readonly<Record<string, CompiledMessage>>) =>
  Object.fromEntries(Object.entries(messages).map(([key, message]) => [key, messageInCyrillic(message)]));

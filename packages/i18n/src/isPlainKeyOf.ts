import type { CompiledMessages } from './publishedMessages.ts';
import type { PlainMessageKey } from './Translator.ts';

/** Whether a text is the key of one of these messages, and its message needs no values. */
export function isPlainKeyOf(messages: CompiledMessages, text: string): text is PlainMessageKey {
  const message = Object.hasOwn(messages, text) ? messages[text] : undefined;

  return message?.every((token) => typeof token === 'string') ?? false;
}

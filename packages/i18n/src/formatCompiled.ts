import { setupI18n } from '@lingui/core';
import type { CompiledMessage } from '@lingui/message-utils/compileMessage';
import type { WrittenLanguage } from '@volan/domain-rules';
import { intlTag } from './intlTag.ts';
import { oneFullStop } from './oneFullStop.ts';

/** Values for the parameters of a message. */
export type MessageValues = Readonly<Record<string, string | number>>;

/**
 * Fills in one compiled message. For islands: the server hands the message over as a prop, and the browser fills it in
 * without any catalogue.
 */
export function formatCompiled(message: CompiledMessage, language: WrittenLanguage, values: MessageValues) {
  const i18n = setupI18n({ locale: language, locales: intlTag(language), messages: { [language]: { message } } });
  return oneFullStop(i18n._('message', values));
}

import { setupI18n } from '@lingui/core';
import type { CompiledMessage } from '@lingui/message-utils/compileMessage';
import type { WrittenLanguage } from '@volan/domain-rules';
import type { Translator } from './Translator.ts';
import type { MessageValues } from './formatCompiled.ts';
import { intlTag } from './intlTag.ts';

/** The translator of one language over its compiled messages. */
export function translatorOf(
  language: WrittenLanguage,
  messages: Readonly<Record<string, CompiledMessage>>,
): Translator {
  const i18n = setupI18n({ locale: language, locales: intlTag(language), messages: { [language]: messages } });
  return (key, ...values) => i18n._(key, values[0] as MessageValues | undefined);
}

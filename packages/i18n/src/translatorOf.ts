import { setupI18n } from '@lingui/core';
import type { CompiledMessage } from '@lingui/message-utils/compileMessage';
import type { WrittenLanguage } from '@volan/domain-rules';
import type { Translator } from './Translator.ts';
import type { MessageValues } from './formatCompiled.ts';
import { intlTag } from './intlTag.ts';
import { oneFullStop } from './oneFullStop.ts';

/** The translator of one language over its compiled messages. */
export function translatorOf(
  language: WrittenLanguage,
  messages: Readonly<Record<string, CompiledMessage>>,
): Translator {
  const i18n = setupI18n({ locale: language, locales: intlTag(language), messages: { [language]: messages } });
  return (key, ...[values]) => {
    const text = i18n._(key, values as MessageValues | undefined);
    return values === undefined ? text : oneFullStop(text);
  };
}

import type { CompiledMessage } from '@lingui/message-utils/compileMessage';
import type { LanguageValue } from '@volan/domain-rules';
import { catalogues } from './catalogues.ts';
import type { MessageKey } from './createTranslator.ts';

/** One compiled message as plain JSON, to be handed to an island that fills it in with `formatCompiled`. */
export function compiledMessage(key: MessageKey, language: LanguageValue): CompiledMessage {
  return catalogues[language][key] ?? [key];
}

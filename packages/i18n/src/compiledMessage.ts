import type { CompiledMessage } from '@lingui/message-utils/compileMessage';
import type { WrittenLanguage } from '@volan/domain-rules';
import { catalogueOf } from './catalogueOf.ts';
import type { MessageKey } from './Translator.ts';

/** One compiled message as plain JSON, to be handed to an island that fills it in with `formatCompiled`. */
export function compiledMessage(key: MessageKey, language: WrittenLanguage): CompiledMessage {
  return catalogueOf(language)[key] ?? [key];
}

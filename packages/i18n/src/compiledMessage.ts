import type { CompiledMessage } from '@lingui/message-utils/compileMessage';
import type { WrittenLanguage } from '@volan/domain-rules';
import { asWritten, catalogueOf } from './catalogueOf.ts';
import type { CompiledMessages } from './publishedMessages.ts';
import type { MessageKey } from './Translator.ts';

/**
 * One compiled message as plain JSON, to be handed to an island that fills it in with `formatCompiled`.
 *
 * @param drafts messages of a preview, which come first
 */
export function compiledMessage(
  key: MessageKey,
  language: WrittenLanguage,
  drafts?: CompiledMessages,
): CompiledMessage {
  const draft = drafts?.[key];
  if (draft) return asWritten({ [key]: draft }, language)[key] ?? [key];
  return catalogueOf(language)[key] ?? [key];
}

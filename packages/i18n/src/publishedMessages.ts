import type { CompiledMessage } from '@lingui/message-utils/compileMessage';
import type { LanguageValue } from '@volan/domain-rules';

/** Compiled messages by their keys. */
export type CompiledMessages = Readonly<Record<string, CompiledMessage>>;

/** Messages that take the place of those of the files, as of one publication. */
export interface PublishedMessages {
  /** Grows with each publication; 0 before the first one. */
  readonly version: number;
  readonly messages: Readonly<Partial<Record<LanguageValue, CompiledMessages>>>;
}

let published: PublishedMessages = { version: 0, messages: {} };

/**
 * Puts messages in the place of those of the files, for everything that this process says from now on; keys that are
 * not among them stay as the files have them.
 */
export function publishMessages(messages: PublishedMessages): void {
  published = messages;
}

/** The published messages in this process. */
export const publishedMessages = (): PublishedMessages => published;

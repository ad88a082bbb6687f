import type { MessageParameters } from './generated/MessageParameters.ts';

/** The key of a message. */
export type MessageKey = keyof MessageParameters;

/** Keys of messages that need no values. */
export type PlainMessageKey = { [Key in MessageKey]: MessageParameters[Key] extends null ? Key : never }[MessageKey];

type ValuesFor<Key extends MessageKey> = MessageParameters[Key] extends null ? [] : [values: MessageParameters[Key]];

/**
 * The message of a key in one language, filled in. Values are in it as they are given: a name that stays Latin in
 * Serbian Cyrillic is given in Latin.
 */
export type Translator = <Key extends MessageKey>(key: Key, ...values: ValuesFor<Key>) => string;

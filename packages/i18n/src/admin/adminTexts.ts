import type { CompiledMessage } from '@lingui/message-utils/compileMessage';
import type { AdminMessageParameters } from '../generated/admin/AdminMessageParameters.ts';
import { en } from '../generated/admin/en.ts';
import { rs } from '../generated/admin/rs.ts';
import { formatCompiled, type MessageValues } from '../formatCompiled.ts';

/** The languages of the administration. */
export type AdminLanguage = 'rs' | 'en';

/** What the administration says in one language: a text, or what makes one of its values. */
export type AdminTexts = {
  readonly [Key in keyof AdminMessageParameters]: AdminMessageParameters[Key] extends null
    ? string
    : (values: AdminMessageParameters[Key]) => string;
};

/** Keys of texts that need no values. */
export type PlainAdminText = {
  [Key in keyof AdminTexts]: AdminTexts[Key] extends string ? Key : never;
}[keyof AdminTexts];

const isPlain = (message: CompiledMessage): message is string[] => message.every((token) => typeof token === 'string');

const textsOf = (messages: Readonly<Record<string, CompiledMessage>>, language: AdminLanguage) =>
  Object.fromEntries(
    Object.entries(messages).map(([key, message]) => [
      key,
      isPlain(message) ? message.join('') : (values: MessageValues) => formatCompiled(message, language, values),
    ]),
  ) as unknown as AdminTexts;

/** Every text of the administration, with the plurals of its language. */
export const adminTexts: Readonly<Record<AdminLanguage, AdminTexts>> = {
  en: textsOf(en, 'en'),
  rs: textsOf(rs, 'rs'),
};

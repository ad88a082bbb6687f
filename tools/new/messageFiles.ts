import { languageValues } from '../../packages/domain-rules/src/languages/LanguageValue.ts';
import type { Change } from './Change.ts';

/** A part of the messages in every language, with one text that has to be translated. */
export const messageFiles = (part: string, messages: Readonly<Record<string, string>>): Change[] =>
  languageValues.map((language) => ({
    path: `packages/i18n/src/messages/${language}/${part}.json`,
    create: `${JSON.stringify(messages, null, 2)}\n`,
  }));

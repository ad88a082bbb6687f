import {
  exportMessages,
  Failure,
  getMessageHistory,
  importMessages,
  listDraftMessages,
  listManagedMessages,
  newTranslate,
  newTranslateFiles,
  publishMessages,
  removeLanguage,
  translateText,
} from '@volan/api-contract';
import { languages, languageValues, type LanguageValue } from '@volan/domain-rules';
import { inLanguage } from '../fixtures/Text.ts';
import { messages } from '../fixtures/texts.ts';
import { mockCall } from '../mockCall.ts';

const isKnown = (code: string): code is LanguageValue => languageValues.some((value) => value === code);

/** Calls about texts of administrators: nobody has changed any, and no machine translates. */
export const translationHandlers = [
  mockCall(listManagedMessages, ({ langs }) => {
    const asked = langs.split(',').filter(isKnown);
    const rows = Object.entries(messages).slice(0, 25);
    return {
      data: rows.map(([key, message]) => ({
        key,
        context: key.split('.')[0] ?? '',
        arguments: [],
        texts: Object.fromEntries(
          asked.map((code) => {
            const text = inLanguage(message, code);
            return [code, { text, file: text, machine: false, changed: false, overridden: false, version: 0 }];
          }),
        ),
      })),
      meta: {
        page: 1,
        total: rows.length,
        keys: rows.length,
        languages: languages.map(({ value, name }) => ({
          code: value,
          name,
          files: true,
          missing: 0,
          machine: 0,
          changed: 0,
        })),
        translator: false,
      },
    };
  }),
  mockCall(newTranslate, ({ text, machine = false }) => ({
    text,
    file: '',
    machine,
    changed: true,
    overridden: true,
    version: 1,
  })),
  mockCall(newTranslateFiles, ({ lang }) => ({ lang, name: lang })),
  mockCall(removeLanguage, () => ({ texts: 0 })),
  mockCall(publishMessages, () => ({ version: 1, texts: 0 })),
  mockCall(getMessageHistory, () => []),
  mockCall(exportMessages, ({ lang }) => ({
    name: `messages.${lang}.json`,
    type: 'application/json',
    content: '{}\n',
  })),
  mockCall(importMessages, () => ({ stored: 0, same: 0, refused: [], refused_total: 0 })),
  mockCall(listDraftMessages, () => ({})),
  mockCall(translateText, () => new Failure<'translator-off', null>('translator-off')),
];

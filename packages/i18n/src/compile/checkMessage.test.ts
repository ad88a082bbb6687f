import { languageValues } from '@volan/domain-rules';
import { describe, expect, it } from 'vitest';
import { messagesOf } from '../messagesOf.ts';
import { checkMessage } from './checkMessage.ts';

const problems = (language: string, source: string, text: string) => {
  const checked = checkMessage(language, source, text);
  return checked.ok ? [] : checked.problems;
};

describe('a message beside its source [J63]', () => {
  const count = '{count, plural, one {# oglas} few {# oglasa} other {# oglasa}}';

  it.each([
    ['fits with other words', 'de', 'Zatvori', 'Schließen', []],
    ['lacks an argument', 'de', 'Oglas {id}', 'Anzeige', ['missing-argument:id']],
    ['has one too many', 'de', 'Zatvori', '{brand} schließen', ['extra-argument:brand']],
    [
      'has a renamed one: one missing, one extra',
      'de',
      '{id}',
      '{number}',
      ['missing-argument:id', 'extra-argument:number'],
    ],
    ['formats a text as a number', 'de', '{id}', '{id, number}', ['argument-kind:id']],
    ['drops the format of a number', 'de', '{p, number, percent}', '{p, number}', ['argument-format:p']],
    [
      'lacks a plural of the language',
      'ru',
      count,
      '{count, plural, one {#} few {#} other {#}}',
      ['missing-plural:many'],
    ],
    [
      'has a plural that the language does not use',
      'zh',
      count,
      '{count, plural, one {#} other {#}}',
      ['extra-plural:one'],
    ],
    ['renames `other`, without which it says nothing', 'en', count, '{count, plural, one {#} others {#}}', ['not-icu']],
    ['is no ICU text', 'de', '{id}', '{id', ['not-icu']],
    ['closes a brace that nothing opened', 'de', '{id}', '{id} }', ['not-icu']],
    ['closes one of two braces', 'de', '{id}', '{{id}', ['not-icu']],
    ['quotes a brace of its text', 'de', '{id}', "{id} '}' l''auto", []],
    ['is empty', 'de', 'Zatvori', '  ', ['empty']],
    ['loses a tag', 'de', '<b>Zatvori</b>', 'Schließen', ['missing-tag:<b>', 'missing-tag:</b>']],
    ['brings a tag', 'de', 'Zatvori', '<i>Schließen</i>', ['extra-tag:<i>', 'extra-tag:</i>']],
    [
      'counts in a language without files',
      'fr',
      count,
      '{count, plural, one {# annonce} many {# annonces} other {# annonces}}',
      [],
    ],
    ['lacks a plural there', 'pl', count, '{count, plural, one {#} few {#} other {#}}', ['missing-plural:many']],
  ])('%s', (_, language, source, text, expected) => expect(problems(language, source, text)).toEqual(expected));

  it.each(languageValues)('in the files is valid, in every key: %s', (language) => {
    const reference = messagesOf('rs');
    const wrong = Object.entries(messagesOf(language)).flatMap(([key, text]) =>
      problems(language, reference[key] ?? '', text).map((problem) => `${key}: ${problem}`),
    );
    expect(wrong).toEqual([]);
  });
});

import { messagesOf } from '../packages/i18n/src/messagesOf.ts';
import { sameEverywhere } from './words/sameEverywhere.ts';
import { missingWords, translatableWords } from './words/missingWords.ts';

/**
 * Lists the words of stories that a language cannot say yet, as lines for its table:
 * `node --conditions=@volan/source .storybook/collectWords.ts de`. Without a language: how many each lacks.
 */
const asked = process.argv[2];
const words = translatableWords(sameEverywhere);

for (const value of ['en', 'de', 'zh'] as const) {
  if (asked !== undefined && asked !== value) {
    continue;
  }
  const file = new URL(`./words/tables/${value}.ts`, import.meta.url);
  const table = await import(file.href).then(
    (module: { words: Record<string, string> }) => module.words,
    () => ({}),
  );
  const missing = missingWords(words, messagesOf('rs'), messagesOf(value), table);
  console.log(
    asked === value
      ? missing.map((word) => `  ${JSON.stringify(word)}: '',`).join('\n')
      : `${value}: ${missing.length} of ${words.length} words are missing`,
  );
}

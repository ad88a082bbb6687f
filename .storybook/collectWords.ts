import { messagesOf } from '../packages/i18n/src/messagesOf.ts';
import { sameEverywhere } from '../packages/ui/src/samples/words/sameEverywhere.ts';
import { languages } from './languages.ts';
import { missingWords, translatableWords } from './words/missingWords.ts';

/**
 * Lists the words of stories that a language cannot say yet, as lines for its table:
 * `node --conditions=@volan/source .storybook/collectWords.ts de`. Without a language: how many each lacks.
 */
const asked = process.argv[2];
const words = translatableWords(sameEverywhere);

for (const { value } of languages) {
  if (value === 'rs' || (asked !== undefined && asked !== value)) {
    continue;
  }
  const file = new URL(`../packages/ui/src/samples/words/${value}.ts`, import.meta.url);
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

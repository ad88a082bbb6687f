import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { joinWords } from './joinWords.ts';
import { storyWords } from './storyWords.ts';

const root = resolve(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(resolve(root, path), 'utf8');

type Texts = Readonly<Record<string, string>>;

/** The files whose words a user of a story sees. */
const files = () =>
  globSync(
    ['packages/ui/src/*/*.stories.tsx', 'packages/ui/src/samples/*.{ts,tsx}', 'packages/ui/src/patterns/*.tsx'],
    { cwd: root },
  );

/** Every text of stories, once, that is not the same in all languages, as the names of cars are. */
export function translatableWords(sameEverywhere: ReadonlySet<string>): string[] {
  const all = new Set(files().flatMap((file) => storyWords(file, read(file))));
  return [...all].filter((word) => !sameEverywhere.has(word)).toSorted((one, other) => one.localeCompare(other));
}

/** The texts that neither the product nor the table of the language says. */
export function missingWords(words: readonly string[], serbian: Texts, other: Texts, table: Texts): string[] {
  const known = joinWords(serbian, other, table);
  return words.filter((word) => !known.has(word));
}

/// <reference types="vite/client" />
import { joinWords } from './joinWords.ts';
import type { Words } from './Words.ts';

type Texts = Readonly<Record<string, string>>;

const catalogues = import.meta.glob<Record<string, Texts>>('../../packages/i18n/src/generated/sources/??.ts');
const samples = import.meta.glob<{ words: Texts }>('../../packages/ui/src/samples/words/??.ts');

const serbian: Words = new Map();
let current: { language: string; words: Words } = { language: 'rs', words: serbian };

/** The language that the toolbar chose last. */
export const currentLanguage = () => current.language;

/** The words of the language that the toolbar chose last; none for Serbian, in which stories are written. */
export const currentWords = () => current.words;

async function catalogueOf(language: string): Promise<Texts> {
  const load = catalogues[`../../packages/i18n/src/generated/sources/${language}.ts`];
  return (await load?.())?.[language] ?? {};
}

async function load(language: string): Promise<Words> {
  const [from, to, own] = await Promise.all([
    catalogueOf('rs'),
    catalogueOf(language),
    samples[`../../packages/ui/src/samples/words/${language}.ts`]?.(),
  ]);
  return joinWords(from, to, own?.words ?? {});
}

/** Makes a language the current one, before the story is made. */
export async function chooseLanguage(language: string): Promise<void> {
  if (current.language !== language) {
    current = { language, words: language === 'rs' ? serbian : await load(language) };
  }
}

/// <reference types="vite/client" />
import type { LanguageValue } from '../../packages/domain-rules/src/index.ts';
import { joinWords } from './joinWords.ts';
import { pseudoWords } from './pseudoLocale.ts';
import { withFormats } from './withFormats.ts';
import type { TextLookup, Words } from './Words.ts';

type Texts = Readonly<Record<string, string>>;

const catalogues = import.meta.glob<Record<string, Texts>>('../../packages/i18n/src/generated/sources/??.ts');
const tables = import.meta.glob<{ words: Texts }>('./tables/??.ts');

const serbian: TextLookup = new Map();
let current: { language: string; words: TextLookup } = { language: 'rs', words: serbian };

/** The language that stories are made in now. */
export const currentLanguage = () => current.language;

/** The words of that language; none for Serbian, in which stories are written. */
export const currentWords = () => current.words;

async function catalogueOf(language: string): Promise<Texts> {
  const load = catalogues[`../../packages/i18n/src/generated/sources/${language}.ts`];
  return (await load?.())?.[language] ?? {};
}

async function load(language: string): Promise<Words> {
  if (language === 'pseudo') {
    return pseudoWords(await load('en'));
  }
  const [from, to, own] = await Promise.all([
    catalogueOf('rs'),
    catalogueOf(language),
    tables[`./tables/${language}.ts`]?.(),
  ]);
  return joinWords(from, to, own?.words ?? {});
}

/** Makes a language the current one, before the story is made. */
export async function chooseLanguage(language: string): Promise<void> {
  if (current.language !== language) {
    current = {
      language,
      words: language === 'rs' ? serbian : withFormats(await load(language), language as LanguageValue),
    };
  }
}

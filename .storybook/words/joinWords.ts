import type { Words } from './Words.ts';

type Texts = Readonly<Record<string, string>>;

/** A message with a place to fill is no whole text: a story shows it filled. */
const isWhole = (text: string) => !text.includes('{');

/**
 * Serbian texts and what stands for them: what the product says in both catalogues under one key, then what only
 * stories say. The words of stories win, since one Serbian word may be under several keys.
 */
export function joinWords(serbian: Texts, other: Texts, stories: Texts): Words {
  const product = Object.entries(serbian).flatMap(([key, text]) => {
    const translated = other[key];
    return isWhole(text) && translated !== undefined && isWhole(translated) ? [[text, translated] as const] : [];
  });
  return new Map([...product, ...Object.entries(stories)]);
}

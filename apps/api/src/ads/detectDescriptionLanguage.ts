import type { LanguageValue } from '@volan/domain-rules';
import { francAll } from 'franc';

/** The site's languages by the codes of the detector (ISO 639-3). Croatian and Bosnian count as Serbian. */
const languageByCode: Readonly<Record<string, LanguageValue>> = {
  srp: 'rs',
  hrv: 'rs',
  bos: 'rs',
  eng: 'en',
  deu: 'de',
  bul: 'bg',
  hun: 'hu',
  ron: 'ro',
  rus: 'ru',
  cmn: 'zh',
  mkd: 'mk',
};

/**
 * Cyrillic letters that a language does not have. The detector confuses Cyrillic languages in short texts, but one
 * letter is enough to exclude a language.
 */
const foreignLetters: Partial<Readonly<Record<LanguageValue, RegExp>>> = {
  rs: /[йщъьюяыэёѓќѕ]/iu,
  mk: /[йщъьюяыэёђћ]/iu,
  bg: /[јљњђћџѓќѕыэё]/iu,
  ru: /[јљњђћџѓќѕ]/iu,
};

const limits = {
  /** Fewer words, such as "BMW TDI xenon LED navi", say nothing about a language; words with digits do not count. */
  words: 6,
  /** The language is clear if its score is this much higher than that of every other one; scores go from 0 to 1. */
  lead: 0.02,
  /** Letters that are read: more do not change the result. */
  read: 1000,
} as const;

const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

const hasSentence = (text: string) =>
  [...segmenter.segment(text)].filter(({ segment }) => /^\p{L}+$/u.test(segment)).length >= limits.words;

/**
 * The language in which a description is written, one of the site's nine. Null if the text is too short, or if two
 * languages are similarly likely: then the caller decides. [M53, N11]
 */
export function detectDescriptionLanguage(description: string): LanguageValue | null {
  const text = description.slice(0, limits.read);
  if (!hasSentence(text)) return null;

  const possible = Object.entries(languageByCode).filter(([, language]) => !foreignLetters[language]?.test(text));
  const scores = francAll(text, { only: possible.map(([code]) => code) });
  const [best, ...others] = scores.map(([code, score]) => ({ language: languageByCode[code] ?? null, score }));
  const next = others.find(({ language }) => language !== best?.language);

  return best && best.score - (next?.score ?? 0) >= limits.lead ? best.language : null;
}

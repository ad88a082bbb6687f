import type { AdAnswer } from '@volan/api-contract';
import type { LanguageValue } from '@volan/domain-rules';
import type { AdFixture } from '../fixtures/AdFixture.ts';
import type { SpecificationFixture } from '../fixtures/SpecificationFixture.ts';
import { inLanguage } from '../fixtures/Text.ts';
import { numberOf, optionsOf } from './valuesOf.ts';

/** Questions that are elsewhere on the page of an ad, not among its facts. */
const elsewhere = ['vozilo', 'sasija', 'cena', 'kredit', 'region', 'prodavac', 'potvrdjeno'];

/** The answer of an ad to a question, null where it gives none. */
export function answerOf(ad: AdFixture, question: SpecificationFixture, language: LanguageValue): AdAnswer | null {
  const number = numberOf(ad, question.slug);
  const options = optionsOf(ad, question.slug);
  const plain = question.type === 'text' ? ad.version : null;
  if (elsewhere.includes(question.slug) || (number === null && options.length === 0 && plain === null)) {
    return null;
  }
  const chosen = (question.filters ?? []).filter(({ slug }) => options.includes(slug));

  return {
    key: question.slug,
    label: inLanguage(question.title, language),
    icon: question.icon,
    multi: question.flags.includes('multi'),
    unit: question.unit ?? null,
    number,
    values: chosen.map(({ slug, title, icon }) => ({ slug, label: inLanguage(title, language), icon: icon ?? null })),
    text: plain,
    infilter: question.flags.includes('infilter'),
  };
}

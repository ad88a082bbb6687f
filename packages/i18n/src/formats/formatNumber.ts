import type { WrittenLanguage } from '@volan/domain-rules';
import { perLanguage } from './perLanguage.ts';

const numbers = perLanguage((tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 2 }));

/** A number with the marks of the language: `12.846` in Serbian, `12,846` in English; at most two decimals. */
export function formatNumber(number: number, language: WrittenLanguage) {
  return numbers(language).format(number);
}

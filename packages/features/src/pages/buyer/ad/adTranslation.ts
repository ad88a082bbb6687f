import type { AdDetails } from '@volan/api-contract';
import { isLanguageValue, type LanguageValue } from '@volan/domain-rules';

/**
 * A description as a machine translated it; `unavailable`: it was asked for, and the translator did not answer.
 * [N11, J62]
 */
export type AdTranslation = { readonly text: string } | 'unavailable';

/** The language of a description if it is known and differs from that of the page; null otherwise. [N11] */
export function foreignLanguage(
  { description, description_lang: written }: Pick<AdDetails, 'description' | 'description_lang'>,
  language: LanguageValue,
): LanguageValue | null {
  if (description.trim() === '' || written === null || !isLanguageValue(written)) return null;
  return written === language ? null : written;
}

/** Whether a description is in another language than the page. */
export const isForeign = (ad: Pick<AdDetails, 'description' | 'description_lang'>, language: LanguageValue) =>
  foreignLanguage(ad, language) !== null;

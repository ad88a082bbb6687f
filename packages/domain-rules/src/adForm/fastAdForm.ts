import { hiddenLetters, maskedLine } from '../text/maskContacts.ts';
import { fastAdLimits, fastAdTags, type FastAdTag } from '../listing/fastAds.ts';
import type { AdForm, AdFormFields } from './AdForm.ts';
import type { AdValues } from './AdValues.ts';
import { asked } from './askedField.ts';
import { readAdForm, type AdFormErrors, type AdFormOptions } from './readAdForm.ts';

const highestPrice = 10_000_000;

/** The types of price that a fast ad may have. */
const priceTypesOfFastAd: readonly string[] = ['fixed', 'negotiable'];

/**
 * The form of a fast ad: pictures, one line, price, town and phone. Its names are those of the form of an ad. [M17]
 */
export const fastAdFormOf = (categoryId: number): AdForm => ({
  categoryId,
  fields: [
    asked('pictures', 'pictures', 'pictures', { required: true, max: fastAdLimits.pictures }),
    asked('line', 'description', 'text', { required: true, max: fastAdLimits.lineLength }),
    asked('price', 'price', 'number', { required: true, min: 1, max: highestPrice }),
    asked('price_type', 'price', 'choice'),
    asked('region_id', 'place', 'choice'),
    asked('city_id', 'place', 'choice', { required: true }),
    asked('phone', 'place', 'text', { max: 40 }),
  ],
  groups: [],
});

/** The values of a fast ad, or all errors by field. */
export type FastAdReading =
  | { readonly ok: true; readonly values: AdValues; readonly tags: readonly FastAdTag[] }
  | { readonly ok: false; readonly errors: AdFormErrors };

/**
 * Reads what a seller typed for a fast ad. A price without a type is fixed. `fields` also has `tags`, words of
 * {@link fastAdTags}. A phone number, a mail address or a link in the line is the error `contact-in-line`. [M17, P57]
 */
export function readFastAdForm(
  categoryId: number,
  fields: AdFormFields,
  options: Pick<AdFormOptions, 'thisYear'>,
): FastAdReading {
  const priceType = fields['price_type']?.filter((text) => text !== '') ?? [];
  const reading = readAdForm(
    fastAdFormOf(categoryId),
    { ...fields, price_type: priceType.length > 0 ? priceType : ['fixed'] },
    { ...options, maxPictures: fastAdLimits.pictures },
  );
  const chosen = new Set((fields['tags'] ?? []).filter((text) => text !== ''));
  const tags = fastAdTags.filter((tag) => chosen.has(tag));
  const errors = {
    ...(reading.ok ? {} : reading.errors),
    ...((fields['line'] ?? []).some(hasContact) ? { line: ['contact-in-line'] } : {}),
    ...(priceType.every((type) => priceTypesOfFastAd.includes(type)) ? {} : { price_type: ['value'] }),
    ...(tags.length < chosen.size ? { tags: ['value'] } : {}),
  };

  return reading.ok && Object.keys(errors).length === 0
    ? { ok: true, values: reading.values, tags }
    : { ok: false, errors };
}

/** A line that was masked before holds its points, and no contact. */
const hasContact = (line: string) => hiddenLetters(maskedLine(line.normalize('NFC'))) > hiddenLetters(line);

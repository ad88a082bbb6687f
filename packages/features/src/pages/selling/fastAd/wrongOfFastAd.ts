import { readFastAdForm, type AdFormErrors, type AdFormFields } from '@volan/domain-rules';

/** Name of the control with the category of a fast ad. */
export const categoryField = 'category_id';

/** Fields of the form of a fast ad in the order in which they are on the page. */
export const fastAdFieldNames = [
  'pictures',
  'line',
  'price',
  categoryField,
  'city_id',
  'phone',
  'price_type',
  'tags',
] as const;

/** The category that a form names; null without one. */
export function categoryOf(fields: AdFormFields): number | null {
  const id = /^[1-9]\d{0,8}$/.exec(fields[categoryField]?.[0] ?? '')?.[0];
  return id === undefined ? null : Number(id);
}

/** The errors of a fast ad's form that the page can find, its category included. @param now milliseconds [M17] */
export function wrongOfFastAd(fields: AdFormFields, now: number): AdFormErrors {
  const reading = readFastAdForm(0, fields, { thisYear: new Date(now).getUTCFullYear() });

  return {
    ...(reading.ok ? {} : reading.errors),
    ...(categoryOf(fields) === null && { [categoryField]: ['required'] }),
  };
}

import type { BannerFields, FileField } from './BannerFields.ts';

/** The fields of a form as the API names them. */
export type BannerField = Exclude<keyof BannerFields, 'from' | 'to' | 'files'> | 'start_date' | 'end_date' | FileField;

/** Fields that an error of a code is about, beside its own: a change of any of them may be the correction. */
const causes: Readonly<Record<string, readonly BannerField[]>> = {
  'dates-reversed': ['start_date', 'end_date'],
  'slot-taken': ['start_date', 'end_date', 'position_id', 'brand', 'country_id', 'language', 'active'],
};

/** The language of the brand is the one that needs a label. */
const causesOf = (field: BannerField, code: string) =>
  field === 'labels' && code === 'required' ? (['brand'] as const) : (causes[code] ?? []);

/** What a form has for a field of the API. */
export function valueOf(fields: BannerFields, field: BannerField) {
  if (field === 'start_date') return fields.from;
  if (field === 'end_date') return fields.to;

  return field === 'wide' || field === 'narrow' || field === 'video' ? fields.files[field] : fields[field];
}

/**
 * Whether an error may be corrected: its field, or another one that it is about, was changed since the server refused
 * it.
 *
 * @param sent the fields that were refused
 */
export const isCorrected = (field: BannerField, code: string, sent: BannerFields, fields: BannerFields): boolean =>
  [field, ...causesOf(field, code)].some((one) => valueOf(sent, one) !== valueOf(fields, one));

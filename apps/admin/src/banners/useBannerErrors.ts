import { CallError } from '@volan/api-client';
import type { AdminTexts, PlainAdminText } from '@volan/i18n/admin';
import { useSite } from '../shell/site.ts';
import type { BannerFields, FileField } from './BannerFields.ts';

/** The fields of a form as the API names them. */
export type BannerField = Exclude<keyof BannerFields, 'from' | 'to' | 'files'> | 'start_date' | 'end_date' | FileField;

/** Texts of the codes that only banners have. */
const codeTexts: Readonly<Record<string, PlainAdminText>> = {
  'dates-reversed': 'bannerDatesReversed',
  'link-https': 'bannerLinkWrong',
  'video-type': 'bannerVideoType',
  'video-too-large': 'bannerVideoLarge',
  'video-too-long': 'bannerVideoLong',
  'slot-taken': 'bannerSlotTaken',
  'slug-taken': 'slugTaken',
  'slug-reserved': 'slugReserved',
  forbidden: 'bannerCountryForbidden',
  required: 'requiredField',
};

/** What a form has for a field of the API. */
function valueOf(fields: BannerFields, field: BannerField) {
  if (field === 'start_date') return fields.from;
  if (field === 'end_date') return fields.to;

  return field === 'wide' || field === 'narrow' || field === 'video' ? fields.files[field] : fields[field];
}

/** Why a video is not accepted, in words with its limits. */
export const fileError = (code: string, texts: AdminTexts): string | undefined => {
  const key = codeTexts[code];
  return key && texts[key];
};

/**
 * Errors in the fields of a banner that the server refused. An error is gone as soon as its field is changed.
 *
 * @param sent the fields that were refused
 */
export function useBannerErrors(error: Error | null, fields: BannerFields, sent: BannerFields | undefined) {
  const { texts, words } = useSite();
  const refused = error instanceof CallError ? (error.failed.errors ?? {}) : {};
  const names = {
    position_id: texts.bannerPosition,
    type_id: texts.bannerType,
    brand: texts.bannerBrand,
    country_id: texts.country,
    language: texts.bannerLanguage,
    start_date: texts.bannerFirstDay,
    end_date: texts.bannerLastDay,
    labels: texts.bannerLabel,
    link: texts.bannerLink,
    slug: texts.blogSlug,
    active: texts.bannerActive,
    wide: texts.bannerWide,
    narrow: texts.bannerNarrow,
    video: texts.bannerVideo,
  } as const satisfies Readonly<Record<BannerField, string>>;
  const errorOf = (field: BannerField): string | undefined => {
    const code = refused[field]?.[0];
    if (code === undefined || (sent && valueOf(sent, field) !== valueOf(fields, field))) return undefined;

    const value = valueOf(fields, field);
    if (typeof value === 'string' && value.trim() === '') return texts.requiredField;
    if (field === 'slug' && code === 'format') return texts.slugForm;

    return fileError(code, texts) ?? words.find(`failures.${code}`) ?? texts.wrongField;
  };
  const wrong = (Object.keys(names) as BannerField[]).filter((field) => refused[field] !== undefined);

  return {
    errorOf,
    /** Every refused field with its name and error, also those that were changed since. */
    list: wrong.map((field) => ({ field, name: names[field], error: errorOf(field) })),
  };
}

import { CallError } from '@volan/api-client';
import type { AdminTexts, PlainAdminText } from '@volan/i18n/admin';
import { useSite } from '../shell/site.ts';
import type { BannerFields } from './BannerFields.ts';
import { dayText } from './bannerWords.ts';
import { isCorrected, valueOf, type BannerField } from './isCorrected.ts';

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

/** Why a video is not accepted, in words with its limits. */
export const fileError = (code: string, texts: AdminTexts): string | undefined => {
  const key = codeTexts[code];
  return key && texts[key];
};

/**
 * Errors in the fields of a banner that the server refused. An error is gone as soon as its field is changed, or another
 * one that it is about.
 *
 * @param sent the fields that were refused
 * @param freeFrom a day from which the position has a free share; null if it is not known
 */
export function useBannerErrors(
  error: Error | null,
  fields: BannerFields,
  sent: BannerFields | undefined,
  freeFrom: string | null = null,
) {
  const site = useSite();
  const { texts, words } = site;
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
    if (code === undefined || (sent && isCorrected(field, code, sent, fields))) return undefined;

    const value = valueOf(fields, field);
    if (typeof value === 'string' && value.trim() === '') return texts.requiredField;
    if (field === 'slug' && code === 'format') return texts.slugForm;
    if (code === 'slot-taken' && freeFrom !== null) return texts.bannerSlotTakenUntil({ day: dayText(site, freeFrom) });

    return fileError(code, texts) ?? words.find(`failures.${code}`) ?? texts.wrongField;
  };
  /** A clash is about all days, whichever field the server names. */
  const nameOf = (field: BannerField) => (refused[field]?.[0] === 'slot-taken' ? texts.bannerDays : names[field]);
  const wrong = (Object.keys(names) as BannerField[]).filter((field) => refused[field] !== undefined);

  return {
    errorOf,
    /** Every refused field with its name and error, also those that were changed since. */
    list: wrong.map((field) => ({ field, name: nameOf(field), error: errorOf(field) })),
  };
}

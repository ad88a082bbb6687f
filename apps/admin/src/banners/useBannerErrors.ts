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

const isEmpty = (fields: BannerFields, field: BannerField) =>
  ({
    position_id: fields.position_id,
    start_date: fields.from,
    end_date: fields.to,
    link: fields.link.trim(),
  })[field as string] === '';

/** Why a video is not accepted, in words with its limits. */
export const fileError = (code: string, texts: AdminTexts): string | undefined => {
  const key = codeTexts[code];
  return key && texts[key];
};

/** Errors in the fields of a banner that the server refused. Each stays until the next save. */
export function useBannerErrors(error: Error | null, sent: BannerFields | undefined) {
  const { texts, words } = useSite();
  const refused = error instanceof CallError ? (error.failed.errors ?? {}) : {};
  const errorOf = (field: BannerField): string | undefined => {
    const code = refused[field]?.[0];
    if (code === undefined) return undefined;
    if (sent && isEmpty(sent, field)) return texts.requiredField;
    if (field === 'slug' && code === 'format') return texts.slugForm;

    return fileError(code, texts) ?? words.find(`failures.${code}`) ?? texts.wrongField;
  };

  return {
    errorOf,
    /** Codes of a field. */
    codesOf: (field: BannerField): readonly string[] => refused[field] ?? [],
    /** Fields with an error. */
    fields: Object.keys(refused) as readonly BannerField[],
  };
}

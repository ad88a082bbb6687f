import type { ManagedBanner, ManagedTitles } from '@volan/api-contract';
import { bannerFiles, bannerTypes, type BannerType, type BrandId, type LanguageValue } from '@volan/domain-rules';
import { sentTitles } from '../entities/taxonomy/sentTitles.ts';
import { dayAfter } from './bannerDays.ts';

/** The files of a banner. */
export const fileFields = ['wide', 'narrow', 'video'] as const;

/** One of {@link fileFields}. */
export type FileField = (typeof fileFields)[number];

/** Files that a banner of a type may have. */
export const filesOf = (type: BannerType): readonly string[] => bannerFiles(type);

/** The fields of a banner as they are typed. Selects have the text of an id; empty: nothing is chosen, or every one. */
export interface BannerFields {
  readonly position_id: string;
  readonly type_id: BannerType;
  readonly brand: BrandId;
  readonly country_id: string;
  readonly language: LanguageValue | '';
  readonly from: string;
  /** The last day with the banner, while the API names the first day without it. */
  readonly to: string;
  readonly link: string;
  readonly labels: ManagedTitles;
  readonly slug: string;
  readonly active: boolean;
  /** Files that were chosen and are not stored yet. */
  readonly files: Readonly<Partial<Record<FileField, File>>>;
}

/** The fields of a new banner. */
export const newBanner = (
  brand: BrandId,
  booked: Partial<Pick<BannerFields, 'position_id' | 'from' | 'to'>> = {},
): BannerFields => ({
  position_id: '',
  type_id: bannerTypes.picture,
  brand,
  country_id: '',
  language: '',
  from: '',
  to: '',
  link: '',
  labels: {},
  slug: '',
  active: true,
  files: {},
  ...booked,
});

/** The fields of a stored banner. */
export const fieldsOf = (banner: ManagedBanner): BannerFields => ({
  position_id: String(banner.position_id),
  type_id: banner.type_id,
  brand: banner.brand,
  country_id: banner.country_id === null ? '' : String(banner.country_id),
  language: banner.language ?? '',
  from: banner.start_date,
  to: dayAfter(banner.end_date, -1),
  link: banner.link,
  labels: banner.labels,
  slug: banner.slug,
  active: banner.active === 1,
  files: {},
});

/**
 * Fields as they are sent. Nothing is checked here: the server names all errors at once.
 *
 * @param choosesCountry regional administrators send no country, so that a new banner is for their own
 */
export const sentFields = (fields: BannerFields, choosesCountry: boolean) => ({
  position_id: Number(fields.position_id),
  type_id: fields.type_id,
  brand: fields.brand,
  ...(choosesCountry && { country_id: fields.country_id === '' ? null : Number(fields.country_id) }),
  language: fields.language === '' ? null : fields.language,
  start_date: fields.from,
  end_date: dayAfter(fields.to),
  link: fields.link.trim(),
  labels: sentTitles(fields.labels),
  ...(fields.slug.trim() !== '' && { slug: fields.slug.trim() }),
  active: fields.active ? (1 as const) : (0 as const),
  ...Object.fromEntries(Object.entries(fields.files).filter(([file]) => filesOf(fields.type_id).includes(file))),
});

import type { BannerPosition, ManagedBanner } from '@volan/api-contract';
import { bannerTypes, brands, type BannerState, type BannerType } from '@volan/domain-rules';
import type { AdminTexts, PlainAdminText } from '@volan/i18n/admin';
import type { AdminSite } from '../shell/site.ts';
import { dayAfter } from './bannerDays.ts';

/** Labels of the states of a banner. */
export const stateNames = {
  off: 'bannerOff',
  incomplete: 'bannerIncomplete',
  planned: 'bannerPlanned',
  running: 'bannerRunning',
  ended: 'bannerEnded',
} as const satisfies Readonly<Record<BannerState, PlainAdminText>>;

/** Tones of the states of a banner. */
export const stateTones = {
  off: 'neutral',
  incomplete: 'caution',
  planned: 'info',
  running: 'positive',
  ended: 'neutral',
} as const satisfies Readonly<Record<BannerState, string>>;

/** Labels of the types of a banner. */
export const typeNames = (texts: AdminTexts): Readonly<Record<BannerType, string>> => ({
  [bannerTypes.picture]: texts.bannerPicture,
  [bannerTypes.video]: texts.bannerVideo,
});

const positionNames: Readonly<Record<string, PlainAdminText>> = {
  'home-middle': 'bannerHomeMiddle',
  'home-end': 'bannerHomeEnd',
  'catalog-list': 'bannerCatalogList',
  'catalog-grid': 'bannerCatalogGrid',
  'catalog-rail': 'bannerCatalogRail',
  'ad-end': 'bannerAdEnd',
  'company-list': 'bannerCompanyList',
};

/** The name of a position; a new one without a text has its code. */
export function positionName(position: Pick<BannerPosition, 'code'> | undefined, texts: AdminTexts): string {
  const key = positionNames[position?.code ?? ''];
  return key ? texts[key] : (position?.code ?? '–');
}

/** What a banner is called in a language of the administration. */
export const bannerName = (
  { labels, brand, slug }: Pick<ManagedBanner, 'labels' | 'brand' | 'slug'>,
  language: 'rs' | 'en',
) => labels[language] ?? labels[brands[brand].defaultLanguage] ?? slug;

/** A day, which belongs to no time zone. */
export const dayText = ({ words }: Pick<AdminSite, 'words'>, day: string) => words.formats.date(day, 'UTC');

/** The first and the last day of a booking, both included. */
export const daysText = (
  site: Pick<AdminSite, 'words'>,
  { start_date: start, end_date: end }: Pick<ManagedBanner, 'start_date' | 'end_date'>,
) => `${dayText(site, start)} – ${dayText(site, dayAfter(end, -1))}`;

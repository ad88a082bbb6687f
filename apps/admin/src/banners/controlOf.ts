import { brands, type BrandId, type LanguageValue } from '@volan/domain-rules';
import type { BannerField } from './isCorrected.ts';

const controls: Partial<Readonly<Record<BannerField, string>>> = {
  position_id: 'banner-position',
  type_id: 'banner-type',
  country_id: 'banner-country',
  start_date: 'banner-days-from',
  end_date: 'banner-days-to',
};

/** Id of the control of a field, for links to it; of the labels the one in the language of the brand. */
export const controlOf = (field: BannerField, brand: BrandId) =>
  field === 'labels' ? labelControl(brands[brand].defaultLanguage) : (controls[field] ?? `banner-${field}`);

/** Id of the control of the label in a language. */
export const labelControl = (language: LanguageValue) => `banner-label-${language}`;

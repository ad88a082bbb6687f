import type { BannerField } from './isCorrected.ts';

const controls: Partial<Readonly<Record<BannerField, string>>> = {
  position_id: 'banner-position',
  type_id: 'banner-type',
  country_id: 'banner-country',
  start_date: 'banner-days-from',
  end_date: 'banner-days-to',
  labels: 'banner-label-rs',
};

/** Id of the control of a field, for links to it. */
export const controlOf = (field: BannerField) => controls[field] ?? `banner-${field}`;

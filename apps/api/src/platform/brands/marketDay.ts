import { brands, defaultBrandId } from '@volan/domain-rules';

/** Where the days of statistics begin: at midnight in the country of the marketplace. */
export const marketTimeZone = brands[defaultBrandId].timeZone;

const calendar = new Intl.DateTimeFormat('en-CA', {
  timeZone: marketTimeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The day of a moment in the country of the marketplace, as `2026-11-26`. */
export const marketDay = (moment: Date | number) => calendar.format(moment);

import { groupOpeningHours, type DaysOfHours, type OpeningHours } from '@volan/domain-rules';
import type { SpecRow } from '@volan/ui/SpecList';
import type { Messages } from '../../runtime/site/useMessages.ts';

/** "Ponedeljak – petak", "09:00–17:00". */
const hoursRow = ({ first, last, hours }: DaysOfHours, { t, weekday, weekdayInText }: Messages): SpecRow => ({
  label: first === last ? weekday(first) : `${weekday(first)} – ${weekdayInText(last)}`,
  value: hours ? `${hours.opens}–${hours.closes}` : t('company.closed'),
});

/** A week as rows of a list: neighbouring days with the same hours are one row. [M58] */
export const hoursRows = (week: OpeningHours, messages: Messages): SpecRow[] =>
  groupOpeningHours(week).map((days) => hoursRow(days, messages));

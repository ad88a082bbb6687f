import { toHtmlLang } from '@volan/domain-rules';
import type { DateInputProps } from '@volan/ui/DateInput';
import type { AdminSite } from './site.ts';

/** The language and the labels of a field for a day. */
export const dayTexts = ({ texts, language }: AdminSite): Pick<DateInputProps, 'language' | 'labels'> => ({
  language: toHtmlLang(language),
  labels: {
    openCalendar: texts.calendarOpen,
    calendar: texts.calendar,
    notADate: texts.noDay,
    previousMonth: texts.monthBefore,
    nextMonth: texts.monthAfter,
    month: texts.month,
    year: texts.year,
  },
});

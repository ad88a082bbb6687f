import type { CreditCurrency, LanguageValue, WrittenLanguage } from '@volan/domain-rules';
import { formatDate, formatMonth, formatYear, type Moment } from './formatDate.ts';
import { formatFileSize } from './formatFileSize.ts';
import { formatDistance, formatMeasure, formatPower, formatVolume } from './formatMeasure.ts';
import { formatMoney } from './formatMoney.ts';
import { formatNumber } from './formatNumber.ts';
import { formatPrice } from './formatPrice.ts';
import { formatWeekday, formatWeekdayInText } from './formatWeekday.ts';
import { countryName, languageName } from './names.ts';

/** The formats of one language that need no messages: a browser takes them without the words of every page. */
export const valueFormatsOf = (language: WrittenLanguage) => ({
  number: (number: number) => formatNumber(number, language),
  price: (euros: number) => formatPrice(euros, language),
  money: (minor: number, currency: CreditCurrency) => formatMoney(minor, currency, language),
  distance: (kilometres: number) => formatDistance(kilometres, language),
  volume: (cubicCentimetres: number) => formatVolume(cubicCentimetres, language),
  power: (kilowatts: number) => formatPower(kilowatts, language),
  measure: (number: number, unit: string | null) => formatMeasure(number, unit, language),
  fileSize: (bytes: number) => formatFileSize(bytes, language),
  year: (year: number) => formatYear(year, language),
  month: (year: number, month: number) => formatMonth(year, month, language),
  date: (moment: Moment, timeZone?: string) => formatDate(moment, language, timeZone),
  weekday: (day: number) => formatWeekday(day, language),
  weekdayInText: (day: number) => formatWeekdayInText(day, language),
  country: (code: string) => countryName(code, language),
  language: (named: LanguageValue) => languageName(named, language),
});

/** The formats of one language that need no messages. */
export type ValueFormats = ReturnType<typeof valueFormatsOf>;

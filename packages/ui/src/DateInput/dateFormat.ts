/** How a language writes a day in figures, and how it is read back. Days are ISO text: "2026-11-25". */
export interface DateFormat {
  /** "25.11.2026." in Serbian; "" for no day. */
  format: (iso: string) => string;
  /** The day that a text names, or "" where it names none: unfinished, 31 February, words. */
  parse: (text: string) => string;
  /** The same, also with a year of two digits, once nothing more is going to be typed. */
  parseFinished: (text: string) => string;
}

/** A day of a calendar as a moment that `Intl` formats in UTC. */
export const utcDay = (iso: string) => new Date(`${iso}T00:00:00Z`);

/** English stands for British English, as in the formats of `@volan/i18n`: "05/11/2026" is in November everywhere. */
export const tagOf = (language: string) => (language === 'en' ? 'en-GB' : language);

type Unit = 'day' | 'month' | 'year';
const isUnit = (type: string): type is Unit => type === 'day' || type === 'month' || type === 'year';

/** Years of two digits reach this far into the future; the rest lies in the past, as birthdays and registrations do. */
const yearsAhead = 20;

/** "26" is 2026 and "87" is 1987. */
function fullYear(digits: string, finished: boolean): string {
  if (digits.length === 4) return digits;
  if (digits.length !== 2 || !finished) return '';

  const now = new Date().getFullYear();
  const century = now - (now % 100);
  const year = century + Number(digits);

  return String(year > now + yearsAhead ? year - 100 : year);
}

/** Digits without separators, as the keys of a phone give them, in the order of the language. */
function splitDigits(digits: string, order: readonly Unit[]): string[] {
  const yearDigits = digits.length - 4;
  let rest = digits;
  return order.map((unit) => {
    const length = unit === 'year' ? yearDigits : 2;
    const group = rest.slice(0, length);
    rest = rest.slice(length);

    return group;
  });
}

/** The day as ISO text, or "" where the month has no such day. */
function existingDay(year: string, month: string, day: string): string {
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const moment = utcDay(iso);
  return /^[1-9]\d{3}-\d\d-\d\d$/.test(iso) && !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(iso)
    ? iso
    : '';
}

/** Whether a text is a day as ISO text: "2026-11-25", but not "25.11.2026" or "2026-02-31". */
export function isIsoDay(text: string): boolean {
  const [year = '', month = '', day = ''] = text.split('-');
  return existingDay(year, month, day) === text;
}

function createDateFormat(language: string): DateFormat {
  const figures = new Intl.DateTimeFormat(tagOf(language), {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const parts = figures.formatToParts(0);
  const order = parts.map(({ type }) => type).filter(isUnit);
  const literals = parts.map(({ type, value }) => (type === 'literal' ? value : '')).join('');

  const read = (text: string, finished: boolean): string => {
    const words = text.replaceAll(/[\d\s.,/–-]/g, '');
    const groups = text.match(/\d+/g) ?? [];
    if (Array.from(words).some((letter) => !literals.includes(letter))) return '';

    const [first = ''] = groups;
    const isWhole = groups.length === 1 && (first.length === 8 || (finished && first.length === 6));
    const found = isWhole ? splitDigits(first, order) : groups;
    if (found.length !== 3) return '';

    // A year in front is ISO in any language, such as what a browser fills in.
    const units = found[0]?.length === 4 ? (['year', 'month', 'day'] as const) : order;
    const of = (unit: Unit) => found[units.indexOf(unit)] ?? '';

    return existingDay(fullYear(of('year'), finished), of('month'), of('day'));
  };

  return {
    format: (iso) => (iso ? figures.format(utcDay(iso)) : ''),
    parse: (text) => read(text, false),
    parseFinished: (text) => read(text, true),
  };
}

const formats = new Map<string, DateFormat>();

/** One format a language: making it costs more than a field. */
export function dateFormatOf(language: string): DateFormat {
  const known = formats.get(language) ?? createDateFormat(language);
  formats.set(language, known);
  return known;
}

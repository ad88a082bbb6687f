import { areTimes, maxHoursExceptions, weekFaults } from '@volan/domain-rules';

/** Error codes by field of a form. */
export type FormErrors = Record<string, string[]>;

/** The text of a field by its name, without spaces around it; empty if it was not sent. */
export type FieldText = (name: string) => string;

/** A time as people write it: "9", "9:30", "09.30", "0930"; null for anything else. */
export function readTime(text: string): string | null {
  const [, hour = '', minute = '00'] = /^(\d{1,2})[:.\s]?(\d{2})?(?:\s*h)?$/i.exec(text.trim()) ?? [];
  const isTime = hour !== '' && Number(minute) < 60 && Number(hour) * 60 + Number(minute) <= 24 * 60;

  return isTime ? `${hour.padStart(2, '0')}:${minute}` : null;
}

/** Hours of two fields: null where both are empty. A field that is no time is noted in `errors`. */
function readHours(text: FieldText, prefix: string, errors: FormErrors) {
  const [opens, closes] = (['opens', 'closes'] as const).map((field) => {
    const time = readTime(text(`${prefix}-${field}`));
    const isEmpty = text(`${prefix}-opens`) === '' && text(`${prefix}-closes`) === '';
    if (time === null && !isEmpty) errors[`${prefix}-${field}`] = ['time'];

    return time;
  });

  return opens && closes ? { opens, closes } : null;
}

/** The hours of the week; null: every day was left empty. */
export function readWeek(text: FieldText, errors: FormErrors) {
  const week = [0, 1, 2, 3, 4, 5, 6].map((day) => readHours(text, `hours-${day}`, errors));
  for (const [day, fault] of weekFaults(week)) errors[`hours-${day}-closes`] = [fault];

  return week.every((day) => day === null) ? null : week;
}

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** Longest exception to the hours, in milliseconds: a year. */
const longestException = 366 * 86_400_000;

/** The days with other hours; rows without a first day are removed. */
export function readExceptions(text: FieldText, errors: FormErrors) {
  return Array.from({ length: maxHoursExceptions }, (_, row) => `exception-${row}`).flatMap((prefix) => {
    const from = text(`${prefix}-from`);
    const to = text(`${prefix}-to`) || from;
    const isEmpty = ['from', 'to', 'opens', 'closes'].every((field) => text(`${prefix}-${field}`) === '');
    if (isEmpty) return [];

    const isSpan = isDay(from) && isDay(to) && from <= to && Date.parse(to) - Date.parse(from) <= longestException;
    if (!isSpan) errors[`${prefix}-${isDay(from) ? 'to' : 'from'}`] = ['days'];

    const hours = readHours(text, prefix, errors);
    if (hours && !areTimes(hours)) errors[`${prefix}-closes`] = ['time'];

    return [{ from, to, hours }];
  });
}

/** The field of the form that has an error of the hours of a company's call; null for other errors. */
export function hoursField(field: string): string | null {
  const [, day] = /^opening_hours\.(\d)$/.exec(field) ?? [];
  if (day !== undefined) return `hours-${day}-closes`;
  if (field === 'opening_hours') return 'hours-0-opens';

  return field.startsWith('hours_exceptions') ? 'exception-0-from' : null;
}

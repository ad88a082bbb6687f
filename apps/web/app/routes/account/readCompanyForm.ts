import type { CallInput, OwnCompany, updateCompany } from '@volan/api-contract';
import {
  areTimes,
  companyNumberErrors,
  maxCompanyPhones,
  maxHoursExceptions,
  reviewedCompanyFields,
  weekFaults,
} from '@volan/domain-rules';
import { withScheme } from '../../private/readRegistration.ts';
import { wholeIn } from '../../private/wholeIn.ts';

type Update = CallInput<typeof updateCompany>;

/** Error codes by field of the form. */
export type CompanyFormErrors = Record<string, string[]>;

/** A read form of a company. */
export interface ReadCompanyForm {
  readonly input: Update;
  readonly errors: CompanyFormErrors;
  /** The row of the form of each phone of `input`. */
  readonly phoneRows: readonly number[];
}

/** A time as people write it: "9", "9:30", "09.30", "0930"; null for anything else. */
export function readTime(text: string): string | null {
  const [, hour = '', minute = '00'] = /^(\d{1,2})[:.\s]?(\d{2})?(?:\s*h)?$/i.exec(text.trim()) ?? [];
  const isTime = hour !== '' && Number(minute) < 60 && Number(hour) * 60 + Number(minute) <= 24 * 60;

  return isTime ? `${hour.padStart(2, '0')}:${minute}` : null;
}

/** A point as maps give it: "45.2517, 19.8369", also with decimal commas; null for anything else. */
export function readPoint(text: string): { lat: number; lng: number } | null {
  const numbers = text.match(/-?\d+(?:[.,]\d+)?/g) ?? [];
  const rest = text.replaceAll(/-?\d+(?:[.,]\d+)?/g, '');
  const [lat = NaN, lng = NaN] = numbers.map((number) => Number(number.replace(',', '.')));
  const isPoint = numbers.length === 2 && /^[\s,;()°NE]*$/.test(rest) && Math.abs(lat) <= 90 && Math.abs(lng) <= 180;

  return isPoint ? { lat, lng } : null;
}

type Text = (name: string) => string;

/** Hours of two fields: null where both are empty. A field that is no time is noted in `errors`. */
function readHours(text: Text, prefix: string, errors: CompanyFormErrors) {
  const [opens, closes] = (['opens', 'closes'] as const).map((field) => {
    const time = readTime(text(`${prefix}-${field}`));
    const isEmpty = text(`${prefix}-opens`) === '' && text(`${prefix}-closes`) === '';
    if (time === null && !isEmpty) errors[`${prefix}-${field}`] = ['time'];

    return time;
  });

  return opens && closes ? { opens, closes } : null;
}

/** The hours of the week; null where no day has any. */
function readWeek(text: Text, errors: CompanyFormErrors) {
  const week = [0, 1, 2, 3, 4, 5, 6].map((day) => readHours(text, `hours-${day}`, errors));
  for (const [day, fault] of weekFaults(week)) errors[`hours-${day}-closes`] = [fault];

  return week.every((day) => day === null) ? null : week;
}

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** Longest exception to the hours, in milliseconds: a year. */
const longestException = 366 * 86_400_000;

/** The days with other hours; rows without a first day are removed. */
function readExceptions(text: Text, errors: CompanyFormErrors) {
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

/**
 * The fields that moderators look at, as they are sent: the changed ones, or all of them where new documents bring a
 * refused company back into the queue, and where the question of a moderator is answered.
 */
function readReviewed(text: Text, { data, changes, review, documents }: OwnCompany, hasDocuments: boolean) {
  const changed = reviewedCompanyFields.filter((field) => text(field) !== (changes?.[field] ?? data[field]));
  const answers = review?.state === 'asked' && (text('answer') !== '' || hasDocuments);
  const hasNewer = hasDocuments || documents.some(({ at }) => review !== null && at > review.since);
  const comesBack = review?.state === 'refused' && (changed.length > 0 || hasNewer);
  const sent = answers || comesBack ? reviewedCompanyFields : changed;

  return {
    ...Object.fromEntries(sent.map((field) => [field, text(field)])),
    ...(answers && { answer: text('answer') }),
  };
}

/** Whether a text has the digits of a phone number. Whether it can be called, the API says. */
const isLikePhone = (text: string) => /(?:\d\D*){5}/.test(text);

/** Errors of names, numbers and phones that are known before the API is asked, so that all errors come together. */
function knownErrors(text: Text, company: OwnCompany, rows: readonly number[]): CompanyFormErrors {
  const required = (['name', 'legal_name', 'tax_id', 'address'] as const).filter((field) => text(field) === '');
  const numbers = companyNumberErrors(company.country_id, {
    ...(text('tax_id') !== company.data.tax_id && { tax_id: text('tax_id') }),
    ...(text('registry_number') !== company.data.registry_number && { registry_number: text('registry_number') }),
  });
  const wrong = rows.filter((row) => !isLikePhone(text(`phone-${row}`)));

  return {
    ...numbers,
    ...Object.fromEntries(required.map((field) => [field, ['required']])),
    ...Object.fromEntries(wrong.map((row) => [`phone-${row}`, ['phone']])),
    ...(rows.length === 0 && { 'phone-0': ['required'] }),
  };
}

/** The town of the form, or its region without a town. */
function readPlace(text: Text): Pick<Update, 'city_id' | 'region_id'> {
  const [region, city] = [wholeIn(text('region_id')), wholeIn(text('city_id'))];
  return city === null ? { city_id: null, region_id: region } : { city_id: city };
}

/**
 * Reads the form of a company as the call takes it, with errors by its fields.
 *
 * @param hasDocuments documents were sent with it, which answers the question of a moderator
 */
export function readCompanyForm(form: URLSearchParams, company: OwnCompany, hasDocuments: boolean): ReadCompanyForm {
  const text: Text = (name) => form.get(name)?.trim() ?? '';
  const phoneRows = Array.from({ length: maxCompanyPhones }, (_, row) => row).filter((row) => text(`phone-${row}`));
  const errors = knownErrors(text, company, phoneRows);
  const point = text('point') === '' ? null : readPoint(text('point'));
  if (text('point') !== '' && point === null) errors['point'] = ['coordinates'];

  const input: Update = {
    company_id: company.id,
    ...readReviewed(text, company, hasDocuments),
    ...readPlace(text),
    phones: phoneRows.map((row) => text(`phone-${row}`)),
    web: text('web') === '' ? null : withScheme(text('web')),
    opening_hours: readWeek(text, errors),
    hours_exceptions: readExceptions(text, errors),
    location: point,
  };

  return { input, errors, phoneRows };
}

/** The errors of the call by the fields of the form. */
export function companyFormErrors(
  errors: Readonly<Record<string, readonly string[]>> | null | undefined,
  phoneRows: readonly number[],
): CompanyFormErrors {
  const names: Readonly<Record<string, string>> = { location: 'point', opening_hours: 'hours-0-opens' };
  const nameOf = (field: string) => {
    const [, position] = /^phones(?:\.(\d+))?$/.exec(field) ?? [];
    if (field.startsWith('phones')) return `phone-${phoneRows[Number(position ?? 0)] ?? 0}`;

    const [, day] = /^opening_hours\.(\d)$/.exec(field) ?? [];
    if (day !== undefined) return `hours-${day}-closes`;

    return field.startsWith('hours_exceptions') ? 'exception-0-from' : (names[field] ?? field);
  };

  return Object.fromEntries(Object.entries(errors ?? {}).map(([field, codes]) => [nameOf(field), [...codes]]));
}

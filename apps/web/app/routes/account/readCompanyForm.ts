import type { CallInput, OwnCompany, updateCompany } from '@volan/api-contract';
import { companyNumberErrors, maxCompanyPhones, reviewedCompanyFields } from '@volan/domain-rules';
import { withScheme } from '../../private/readRegistration.ts';
import { wholeIn } from '../../private/wholeIn.ts';
import { hoursField, readExceptions, readWeek, type FieldText, type FormErrors } from './readHours.ts';

type Update = CallInput<typeof updateCompany>;

/** A read form of a company. */
export interface ReadCompanyForm {
  readonly input: Update;
  readonly errors: FormErrors;
  /** The row of the form of each phone of `input`. */
  readonly phoneRows: readonly number[];
}

/** A point as maps give it: "45.2517, 19.8369", also with decimal commas; null for anything else. */
export function readPoint(text: string): { lat: number; lng: number } | null {
  const numbers = text.match(/-?\d+(?:[.,]\d+)?/g) ?? [];
  const rest = text.replaceAll(/-?\d+(?:[.,]\d+)?/g, '');
  const [lat = NaN, lng = NaN] = numbers.map((number) => Number(number.replace(',', '.')));
  const isPoint = numbers.length === 2 && /^[\s,;()°NE]*$/.test(rest) && Math.abs(lat) <= 90 && Math.abs(lng) <= 180;

  return isPoint ? { lat, lng } : null;
}

/**
 * The fields that moderators look at, as they are sent: the changed ones, or all of them where new documents bring a
 * refused company back into the queue, and where the question of a moderator is answered.
 */
function readReviewed(text: FieldText, { data, changes, review, documents }: OwnCompany, hasDocuments: boolean) {
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
function knownErrors(text: FieldText, company: OwnCompany, rows: readonly number[]): FormErrors {
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
function readPlace(text: FieldText): Pick<Update, 'city_id' | 'region_id'> {
  const [region, city] = [wholeIn(text('region_id')), wholeIn(text('city_id'))];
  return city === null ? { city_id: null, region_id: region } : { city_id: city };
}

/**
 * Reads the form of a company as the call takes it, with errors by its fields.
 *
 * @param hasDocuments documents were sent with it, which answers the question of a moderator
 */
export function readCompanyForm(form: URLSearchParams, company: OwnCompany, hasDocuments: boolean): ReadCompanyForm {
  const text: FieldText = (name) => form.get(name)?.trim() ?? '';
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
): FormErrors {
  const nameOf = (field: string) => {
    const [, position] = /^phones(?:\.(\d+))?$/.exec(field) ?? [];
    if (field.startsWith('phones')) return `phone-${phoneRows[Number(position ?? 0)] ?? 0}`;

    return hoursField(field) ?? (field === 'location' ? 'point' : field);
  };

  return Object.fromEntries(Object.entries(errors ?? {}).map(([field, codes]) => [nameOf(field), [...codes]]));
}

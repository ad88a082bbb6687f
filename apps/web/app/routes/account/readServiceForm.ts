import type { CallInput, createCarService } from '@volan/api-contract';
import {
  languageValues,
  parseNumber,
  serviceCurrencies,
  serviceLimits,
  type LanguageValue,
  type ParseNumberOptions,
} from '@volan/domain-rules';
import { wholeIn } from '../../private/wholeIn.ts';
import type { FieldText, FormErrors } from './readHours.ts';

/** What a form says about a car service, without its company and its pictures. */
type ServiceInput = Omit<CallInput<typeof createCarService>, 'company_id' | 'pictures'>;

/** A read form of a car service. */
export interface ReadServiceForm {
  readonly input: ServiceInput;
  readonly errors: FormErrors;
  /** The row of the form of each price of `input`. */
  readonly priceRows: readonly number[];
}

interface NumberRange extends ParseNumberOptions {
  readonly min: number;
  readonly max: number;
}

/** A whole number as people write it; null where the field is empty. `errors` has its faults. */
function readWhole(
  text: string,
  { min, max, ...options }: NumberRange,
  note: (code: string) => void,
  language: LanguageValue,
): number | null {
  if (text === '') return null;

  const number = parseNumber(text, language, { decimals: 0, ...options });
  if (typeof number !== 'number') note('whole');
  else if (number < min) note('min');
  else if (number > max) note('max');

  return typeof number === 'number' ? number : null;
}

/** The rows of the price list in which something is written. */
const filledRows = (text: FieldText) =>
  Array.from({ length: serviceLimits.prices }, (_, row) => row).filter((row) =>
    ['title', 'price', 'minutes'].some((field) => text(`price-${row}-${field}`) !== ''),
  );

/** A row of the price list. */
function readPrice(text: FieldText, row: number, language: LanguageValue, errors: FormErrors) {
  const note = (field: string) => (code: string) => {
    errors[`price-${row}-${field}`] = [code];
  };
  const title = text(`price-${row}-title`);
  if (title === '') note('title')('required');
  else if (title.length < 2) note('title')('min');
  else if (title.length > serviceLimits.titleLength) note('title')('max');

  const kind = wholeIn(text(`price-${row}-kind`));
  if (kind === null) note('kind')('value');

  const price = { min: 0, max: serviceLimits.price };
  const minutes = { min: 1, max: serviceLimits.minutes };

  return {
    kind_id: kind ?? 0,
    title,
    price: readWhole(text(`price-${row}-price`), price, note('price'), language),
    minutes: readWhole(text(`price-${row}-minutes`), minutes, note('minutes'), language),
  };
}

/**
 * Reads the form of a car service as the calls take it, with errors by its fields. Rows without a word are left out.
 * [B20, B21]
 *
 * @param language in which numbers are read
 */
export function readServiceForm(form: URLSearchParams, language: LanguageValue): ReadServiceForm {
  const text: FieldText = (name) => form.get(name)?.trim() ?? '';
  const errors: FormErrors = {};
  const rows = filledRows(text);
  const prices = rows.map((row) => readPrice(text, row, language, errors));
  if (rows.length === 0) errors['price-0-title'] = ['required'];

  const description = text('description');
  if (description.length > serviceLimits.descriptionLength) errors['description'] = ['max'];

  const chosen = (prefix: string) =>
    [...form.keys()].flatMap((name) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : []));
  const brands = chosen('brand-').flatMap((id) => wholeIn(id) ?? []);
  if (brands.length > serviceLimits.brands) errors['brands'] = ['max'];

  const spoken = chosen('language-');

  return {
    input: {
      description,
      home_visit: form.has('home_visit'),
      card_payment: form.has('card_payment'),
      languages: languageValues.filter((value) => spoken.includes(value)),
      brand_ids: brands,
      currency: serviceCurrencies.find((currency) => currency === text('currency')) ?? 'RSD',
      prices,
    },
    errors,
    priceRows: rows,
  };
}

/** The errors of the calls by the fields of the form. */
export function serviceFormErrors(
  errors: Readonly<Record<string, readonly string[]>> | null | undefined,
  priceRows: readonly number[],
): FormErrors {
  const names: Readonly<Record<string, string>> = { brand_ids: 'brands', prices: 'price-0-title' };
  const nameOf = (field: string) => {
    const [, position, part] = /^prices\.(\d+)\.(\w+)$/.exec(field) ?? [];
    if (position !== undefined)
      return `price-${priceRows[Number(position)] ?? 0}-${part === 'kind_id' ? 'kind' : part}`;

    return names[field] ?? (field.startsWith('pictures') ? 'pictures' : field);
  };

  return Object.fromEntries(Object.entries(errors ?? {}).map(([field, codes]) => [nameOf(field), [...codes]]));
}

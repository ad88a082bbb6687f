import { parseNumber } from '../numbers/parseNumber.ts';
import { maskContacts, maskedLine } from '../text/maskContacts.ts';
import { paragraphsOf } from '../text/paragraphsOf.ts';
import type { AdField } from './AdForm.ts';

const oldestYear = 1880;
const largestId = 2_147_483_647;
const vinShape = /^[A-HJ-NPR-Z0-9]{17}$/;

/** What was read of a form up to now, by the names of its fields. */
export interface FieldReading {
  readonly thisYear: number;
  /** The first error of each field, as a code of M20. */
  readonly errors: Map<string, string>;
  /** Stores an error, unless the field has one. */
  readonly fail: (name: string, code: string) => null;
  readonly numbers: Map<string, number>;
  /** Texts as they are stored: contacts are masked. */
  readonly texts: Map<string, string>;
  /** The same texts as the seller typed them. */
  readonly typed: Map<string, string>;
  readonly ids: Map<string, number>;
  /** The chosen filters and all filters above them. */
  readonly filterIds: Set<number>;
}

/** An id of the database; null for any other text. */
export function idOf(text: string) {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
  return id !== null && id <= largestId ? id : null;
}

/** Reads the texts of one field, at least one, into `reading`. */
export function readField(field: AdField, all: readonly string[], reading: FieldReading): void {
  const [first = ''] = all;
  const { name } = field;
  switch (field.kind) {
    case 'number': {
      const number = numberOf(field, first, reading.thisYear);
      if (typeof number === 'string') reading.fail(name, number);
      else reading.numbers.set(name, number);
      return;
    }
    case 'month':
      readMonth(name, first, reading);
      return;
    case 'flag':
      if (first === '1' || first === 'on') reading.numbers.set(name, 1);
      else if (first !== '0') reading.fail(name, 'value');
      return;
    case 'text':
    case 'paragraphs':
      readText(field, first, reading);
      return;
    case 'choice':
    case 'choices':
      if (name === 'price_type') return;
      if (field.specification === null || field.specification.filters.length === 0) readIds(field, all, reading);
      else for (const slug of all) chooseFilter(field, slug, reading);
      return;
    case 'pictures':
      // readAdForm reads them
      return;
  }
}

function readMonth(name: string, text: string, { thisYear, numbers, fail }: FieldReading) {
  const [, year = '', month = ''] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(text) ?? [];
  if (year === '') return fail(name, 'format');
  if (Number(year) < oldestYear) return fail(name, 'min');
  if (Number(year) > thisYear + 20) return fail(name, 'max');

  return numbers.set(name, Number(year) * 100 + Number(month));
}

function readIds({ name, max }: AdField, all: readonly string[], { ids, fail }: FieldReading) {
  if (name === 'fits') return all.length > (max ?? 0) ? fail('fits', 'max') : null;

  const id = idOf(all[0] ?? '');
  return id === null ? fail(name, 'value') : ids.set(name, id);
}

function readText({ name, kind, max }: AdField, text: string, { texts, typed, fail }: FieldReading) {
  if (name === 'vin') {
    const vin = text.toUpperCase().replace(/\s/g, '');
    return vinShape.test(vin) ? texts.set('vin', vin) : fail('vin', 'vin');
  }
  if (name === 'phone') {
    const phone = text.replace(/[\s()/.-]/g, '');
    return /^\+?\d{6,20}$/.test(phone) ? texts.set('phone', phone) : fail('phone', 'phone');
  }

  const read = kind === 'paragraphs' ? maskContacts(paragraphsOf(text)) : maskedLine(text.normalize('NFC'));
  if (read.length > (max ?? 0)) return fail(name, 'max');
  // only characters that no line holds, such as emoji
  if (read === '') return fail(name, 'value');

  typed.set(name, text);

  return texts.set(name, read);
}

function chooseFilter({ name, specification }: AdField, slug: string, { filterIds, fail }: FieldReading) {
  const filters = specification?.filters ?? [];
  const chosen = filters.find((filter) => filter.slug === slug);
  if (!chosen) return void fail(name, 'value');

  for (
    let filter: typeof chosen | undefined = chosen;
    filter && !filterIds.has(filter.id);
    filter = filters.find(({ id }) => id === filter?.parent_id)
  ) {
    filterIds.add(filter.id);
  }
}

/** A number within its bounds, or the code of its error. */
function numberOf(field: AdField, text: string, thisYear: number): number | 'format' | 'whole' | 'min' | 'max' {
  const unit = field.specification?.unit;
  // with at most two decimals a number reads the same in every language
  const number = parseNumber(text, 'en', { decimals: field.decimals, ...(unit && { unit }) });
  if (number === 'negative') return 'min';
  if (number === 'too-many-digits') return 'max';
  if (number === 'too-many-decimals' && field.decimals === 0) return 'whole';
  if (typeof number === 'string') return 'format';

  const isYear = field.specification?.type === 'year';
  const max = isYear ? Math.min(field.max ?? Infinity, thisYear + 1) : (field.max ?? Infinity);
  if (number < (field.min ?? -Infinity)) return 'min';

  return number > max ? 'max' : number;
}

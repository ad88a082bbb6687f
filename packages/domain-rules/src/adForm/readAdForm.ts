import { parseNumber } from '../numbers/parseNumber.ts';
import { hiddenLetters, maskContacts, maskedLine } from '../text/maskContacts.ts';
import { paragraphsOf } from '../text/paragraphsOf.ts';
import type { AdField, AdForm, AdFormFields, AdFormStep } from './AdForm.ts';
import { priceTypes, type AdValues, type PriceTypeName } from './AdValues.ts';

/** The errors, as codes of M20 by the name of the field. */
export type AdFormErrors = Readonly<Record<string, readonly string[]>>;

/** The data that the form needs from outside. */
export interface AdFormOptions {
  /** No vehicle is of a later model year than the next one. */
  readonly thisYear: number;
  /** Pictures that the packet of the seller allows. @default 20 */
  readonly maxPictures?: number;
  /** Prices without VAT are for businesses. @default false */
  readonly isBusiness?: boolean;
}

/** The values, or the errors by field; never both. */
export type AdFormReading =
  | { readonly ok: true; readonly values: AdValues }
  | { readonly ok: false; readonly errors: AdFormErrors };

const oldestYear = 1880;
const largestId = 2_147_483_647;
const vinShape = /^[A-HJ-NPR-Z0-9]{17}$/;
/** The number of a picture, as its address holds it. */
const pictureShape = /^[1-9]\d{0,14}$/;
const uuidShape = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Whether a field is asked, given the other answers. */
export const isAsked = ({ dependsOn }: AdField, fields: AdFormFields) =>
  dependsOn === null || (fields[dependsOn.name] ?? []).includes(dependsOn.value);

/** A whole id of the database; null for any other text. */
function idOf(text: string) {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
  return id !== null && id <= largestId ? id : null;
}

/** Notes the first error of a field. */
type Fail = (name: string, code: string) => null;

/** The texts of a field, trimmed and without empty ones. */
type Given = (name: string) => string[];

/** What was read of the fields so far, by their names. */
interface Found {
  readonly fail: Fail;
  readonly numbers: Map<string, number>;
  /** Texts as they are shown, with masked contacts. */
  readonly texts: Map<string, string>;
  /** The words of the seller as they were typed. */
  readonly said: Map<string, string>;
  readonly ids: Map<string, number>;
  readonly filterIds: Set<number>;
}

/**
 * Reads what a seller typed by the form of the category: the same on the page, in the client and on the server. Numbers
 * are read as people write them; what depends on another answer counts only with it; unknown fields are passed over.
 * That ids exist and belong together, only the server can tell. Contacts in the words of the seller are masked. [P57]
 */
export function readAdForm(form: AdForm, fields: AdFormFields, options: AdFormOptions): AdFormReading {
  const errors = new Map<string, string>();
  const fail: Fail = (name, code) => {
    if (!errors.has(name)) errors.set(name, code);
    return null;
  };
  const given: Given = (name) => (fields[name] ?? []).map((text) => text.trim()).filter((text) => text !== '');
  const found: Found = {
    fail,
    numbers: new Map(),
    texts: new Map(),
    said: new Map(),
    ids: new Map(),
    filterIds: new Set(),
  };

  const priceType = readPriceType(given('price_type')[0], options, fail);
  const asked = form.fields.filter((field) => isAsked(field, fields));
  const field = (name: string) => asked.find((one) => one.name === name);
  for (const one of asked) readField(one, given(one.name), priceType, options, found);
  const vehicle = readVehicle(field('brand_id'), given, fail);
  const pictures = readPictures(given, options.maxPictures ?? field('pictures')?.max ?? 0, fail);
  const fits = [...new Set(given('fits'))].flatMap((text) => idOf(text) ?? fail('fits', 'value') ?? []);

  if (errors.size > 0) {
    return { ok: false, errors: Object.fromEntries([...errors].map(([name, code]) => [name, [code]])) };
  }
  // a known make needs no typed words
  if (vehicle.brandId !== null) found.said.delete('brand_text');
  if (vehicle.modelId !== null) found.said.delete('model_text');

  return { ok: true, values: { ...vehicle, ...valuesOf(found, asked, priceType), fits, pictures } };
}

/** Reads one field. Make and model are read together, by `readVehicle`. */
function readField(
  one: AdField,
  [first, ...more]: readonly string[],
  priceType: PriceTypeName | null,
  options: AdFormOptions,
  found: Found,
) {
  if (one.name === 'brand_id' || one.name === 'model_id') return;
  if (first === undefined) {
    const isNeeded = one.required && !(one.name === 'price' && priceType === 'on-request');
    if (isNeeded && one.name !== 'price_type') found.fail(one.name, 'required');
    return;
  }
  if (one.kind !== 'choices' && one.kind !== 'pictures' && more.length > 0) {
    found.fail(one.name, 'value');
    return;
  }

  readAnswer(one, [first, ...more], options, found);
}

function readAnswer(one: AdField, all: readonly string[], options: AdFormOptions, found: Found) {
  const { fail, numbers } = found;
  const [first = ''] = all;
  switch (one.kind) {
    case 'number': {
      const number = numberOf(one, first, options);
      return typeof number === 'string' ? fail(one.name, number) : numbers.set(one.name, number);
    }
    case 'month': {
      const [, year = '', month = ''] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(first) ?? [];
      if (year === '') return fail(one.name, 'format');
      if (Number(year) < oldestYear) return fail(one.name, 'min');
      if (Number(year) > options.thisYear + 20) return fail(one.name, 'max');
      return numbers.set(one.name, Number(year) * 100 + Number(month));
    }
    case 'flag':
      return first === '1' || first === 'on' ? numbers.set(one.name, 1) : first === '0' || fail(one.name, 'value');
    case 'text':
    case 'paragraphs':
      return readText(one, first, found);
    case 'choice':
    case 'choices':
      if (one.name === 'price_type') return null;
      if (one.specification === null || one.specification.filters.length === 0) return readIds(one, all, found);
      return all.forEach((slug) => chooseFilter(one, slug, found));
    case 'pictures':
      return null;
  }
}

function readIds(one: AdField, all: readonly string[], { fail, ids }: Found) {
  if (one.name === 'fits') return all.length > (one.max ?? 0) ? fail('fits', 'max') : null;
  const id = idOf(all[0] ?? '');
  return id === null ? fail(one.name, 'value') : ids.set(one.name, id);
}

function readText(one: AdField, text: string, { fail, texts, said }: Found) {
  const limit = one.max ?? 0;
  if (one.name === 'vin') {
    const vin = text.toUpperCase().replace(/\s/g, '');
    return vinShape.test(vin) ? texts.set('vin', vin) : fail('vin', 'vin');
  }
  if (one.name === 'phone') {
    const phone = text.replace(/[\s()/.-]/g, '');
    return /^\+?\d{6,20}$/.test(phone) ? texts.set('phone', phone) : fail('phone', 'phone');
  }
  const read = one.kind === 'paragraphs' ? maskContacts(paragraphsOf(text)) : maskedLine(text.normalize('NFC'));
  if (read.length > limit) return fail(one.name, 'max');
  // nothing but signs that no line holds, such as emoji
  if (read === '') return fail(one.name, 'value');
  said.set(one.name, text);
  return texts.set(one.name, read);
}

/** Chooses a filter with all filters above it. */
function chooseFilter(one: AdField, slug: string, { fail, filterIds }: Found) {
  const filters = one.specification?.filters ?? [];
  const chosen = filters.find((filter) => filter.slug === slug);
  if (!chosen) return void fail(one.name, 'value');
  for (
    let filter: typeof chosen | undefined = chosen;
    filter && !filterIds.has(filter.id);
    filter = filters.find(({ id }) => id === filter?.parent_id)
  ) {
    filterIds.add(filter.id);
  }
}

/** Make and model: from the lists, or typed by hand. */
function readVehicle(brand: AdField | undefined, given: Given, fail: Fail) {
  if (!brand) return { brandId: null, modelId: null };
  const read = (name: 'brand_id' | 'model_id') => {
    const [text] = given(name);
    return text === undefined ? null : (idOf(text) ?? fail(name, 'value'));
  };
  const [brandId, modelId] = [read('brand_id'), read('model_id')];
  const isSaid = (name: string) => given(name).length > 0;
  const isByHand = !isSaid('brand_id') && isSaid('brand_text');
  if (brand.required && !isSaid('brand_id') && !isByHand) fail('brand_id', 'required');
  // an unknown make may have no model
  if (brand.required && !isByHand && !isSaid('model_id') && !isSaid('model_text')) fail('model_id', 'required');
  if (isSaid('model_id') && !isSaid('brand_id')) fail('model_id', 'value');
  return { brandId, modelId };
}

function readPictures(given: Given, most: number, fail: Fail) {
  const chosen = [...new Set(given('pictures').map((id) => id.toLowerCase()))];
  if (chosen.some((id) => !pictureShape.test(id) && !uuidShape.test(id))) fail('pictures', 'value');
  if (chosen.length > most) fail('pictures', 'max');
  return chosen;
}

/** The values of what was read without an error. */
function valuesOf(
  { numbers, texts, said, ids, filterIds }: Found,
  asked: readonly AdField[],
  priceType: PriceTypeName | null,
) {
  const shown = (name: string) => (said.has(name) ? (texts.get(name) ?? '') : '');
  const answered = asked.filter((one) => one.name.startsWith('answers.'));

  return {
    chassisId: ids.get('chassis_id') ?? null,
    brandText: shown('brand_text'),
    modelText: shown('model_text'),
    year: numbers.get('year') ?? null,
    mileage: numbers.get('mileage') ?? null,
    powerKw: numbers.get('power_kw') ?? null,
    displacement: numbers.get('displacement') ?? null,
    vin: texts.get('vin') ?? null,
    price: priceType === 'on-request' ? null : (numbers.get('price') ?? null),
    priceType: priceType ?? 'fixed',
    credit: numbers.get('credit') === 1 ? 1 : 0,
    line: shown('line'),
    description: shown('description'),
    regionId: ids.get('region_id') ?? null,
    cityId: ids.get('city_id') ?? null,
    phone: texts.get('phone') ?? null,
    filterIds: [...filterIds].sort((a, b) => a - b),
    numbers: answered.flatMap(({ name, specification }) => {
      const num = numbers.get(name);
      return num === undefined || !specification ? [] : { specificationId: specification.id, num };
    }),
    texts: answered.flatMap(({ name, specification }) => {
      const text = texts.get(name);
      return text === undefined || !specification ? [] : { specificationId: specification.id, text };
    }),
    said: [...said.values()],
    hasContacts: [...said].some(([name, text]) => hiddenLetters(shown(name)) > hiddenLetters(text)),
  } satisfies Omit<AdValues, 'brandId' | 'modelId' | 'fits' | 'pictures'>;
}

/** A number within its bounds, or the code of its error. */
function numberOf(
  one: AdField,
  text: string,
  { thisYear }: AdFormOptions,
): number | 'format' | 'whole' | 'min' | 'max' {
  const unit = one.specification?.unit;
  // with at most two decimals a number reads the same in every language
  const number = parseNumber(text, 'en', { decimals: one.decimals, ...(unit && { unit }) });
  if (number === 'negative') return 'min';
  if (number === 'too-many-digits') return 'max';
  if (number === 'too-many-decimals' && one.decimals === 0) return 'whole';
  if (typeof number === 'string') return 'format';
  const isYear = one.specification?.type === 'year';
  const max = isYear ? Math.min(one.max ?? Infinity, thisYear + 1) : (one.max ?? Infinity);
  if (number < (one.min ?? -Infinity)) return 'min';
  return number > max ? 'max' : number;
}

function readPriceType(
  text: string | undefined,
  { isBusiness = false }: AdFormOptions,
  fail: Fail,
): PriceTypeName | null {
  if (text === undefined) return fail('price_type', 'required');
  const type = priceTypes.find((each) => each === text);
  return type === undefined || (type === 'vat-deductible' && !isBusiness) ? fail('price_type', 'value') : type;
}

/** The errors of one step, which keep a seller from the next one. */
export function errorsOfStep(form: AdForm, errors: AdFormErrors, step: AdFormStep): AdFormErrors {
  const names = new Set(form.fields.filter((field) => field.step === step).map(({ name }) => name));
  return Object.fromEntries(Object.entries(errors).filter(([name]) => names.has(name)));
}

/** The fields of a form that was sent, by their names: files and empty controls are none. */
export function adFormFieldsOf(entries: Iterable<readonly [string, unknown]>): AdFormFields {
  const fields = new Map<string, string[]>();
  for (const [name, value] of entries) {
    if (typeof value === 'string' && value !== '') fields.set(name, [...(fields.get(name) ?? []), value]);
  }
  return Object.fromEntries(fields);
}

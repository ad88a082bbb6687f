import { hiddenLetters } from '../text/maskContacts.ts';
import type { AdField, AdForm, AdFormFields, AdFormStep } from './AdForm.ts';
import { conditionField, isWronglyNew } from './newVehicle.ts';
import { priceTypes, type AdValues, type PriceTypeName } from './AdValues.ts';
import { idOf, readField, type FieldReading } from './readField.ts';

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

/** The number of a picture, as its address holds it. */
const pictureShape = /^[1-9]\d{0,14}$/;
const uuidShape = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Whether a field is asked, given the other answers. */
export const isAsked = ({ dependsOn }: AdField, fields: AdFormFields) =>
  dependsOn === null || (fields[dependsOn.name] ?? []).includes(dependsOn.value);

/** The texts of a field without those that are empty. */
type TextsOf = (name: string) => readonly string[];

/** Notes the first error of a field. */
type Fail = (name: string, code: string) => null;

/**
 * Reads what a seller typed by the form of the category: the same on the page, in the client and on the server. Numbers
 * are read as people write them; what depends on another answer counts only with it; unknown fields are passed over.
 * That ids exist and belong together, only the server can tell. Contacts in the words of the seller are masked. [P57]
 */
export function readAdForm(form: AdForm, fields: AdFormFields, options: AdFormOptions): AdFormReading {
  const reading = emptyReading(options.thisYear);
  const given: TextsOf = (name) => (fields[name] ?? []).map((text) => text.trim()).filter((text) => text !== '');
  const priceType = readPriceType(given('price_type')[0], options, reading.fail);
  const asked = form.fields.filter((field) => isAsked(field, fields));

  readFields(asked, given, priceType, reading);
  checkCondition(given, reading);
  const vehicle = readVehicle(asked, given, reading.fail);
  const pictures = readPictures(asked, given, options, reading.fail);
  const fits = [...new Set(given('fits'))].flatMap((text) => idOf(text) ?? reading.fail('fits', 'value') ?? []);
  const { errors } = reading;
  if (errors.size > 0) {
    return { ok: false, errors: Object.fromEntries([...errors].map(([name, code]) => [name, [code]])) };
  }

  return { ok: true, values: { ...vehicle, ...valuesOf(asked, vehicle, priceType, reading), fits, pictures } };
}

function emptyReading(thisYear: number): FieldReading {
  const errors = new Map<string, string>();
  return {
    thisYear,
    errors,
    fail(name, code) {
      if (!errors.has(name)) errors.set(name, code);
      return null;
    },
    numbers: new Map(),
    texts: new Map(),
    typed: new Map(),
    ids: new Map(),
    filterIds: new Set(),
  };
}

/** Reads every field but the vehicle and the price type, which are read together with others. */
function readFields(asked: readonly AdField[], given: TextsOf, priceType: PriceTypeName | null, reading: FieldReading) {
  const isNeeded = (field: AdField) => field.required && !(field.name === 'price' && priceType === 'on-request');

  for (const field of asked) {
    const [first, ...more] = given(field.name);
    if (field.name === 'brand_id' || field.name === 'model_id') continue;
    if (first === undefined) {
      if (isNeeded(field) && field.name !== 'price_type') reading.fail(field.name, 'required');
      continue;
    }
    if (field.kind !== 'choices' && field.kind !== 'pictures' && more.length > 0) {
      reading.fail(field.name, 'value');
      continue;
    }
    readField(field, [first, ...more], reading);
  }
}

/** A vehicle is new only with few kilometres and a recent year: its seller chooses another condition, or corrects them. */
function checkCondition(given: TextsOf, { numbers, thisYear, fail }: FieldReading) {
  const use = { year: numbers.get('year') ?? null, mileage: numbers.get('mileage') ?? null };
  if (isWronglyNew(given(conditionField), use, thisYear)) fail(conditionField, 'not-new');
}

type VehicleIds = Pick<AdValues, 'brandId' | 'modelId'>;

function readVehicle(asked: readonly AdField[], given: TextsOf, fail: FieldReading['fail']): VehicleIds {
  const brand = asked.find(({ name }) => name === 'brand_id');
  if (!brand) return { brandId: null, modelId: null };

  const read = (name: 'brand_id' | 'model_id') => {
    const [text] = given(name);
    return text === undefined ? null : (idOf(text) ?? fail(name, 'value'));
  };
  const [brandId, modelId] = [read('brand_id'), read('model_id')];
  const isGiven = (name: string) => given(name).length > 0;
  const isByHand = !isGiven('brand_id') && isGiven('brand_text');
  if (brand.required && !isGiven('brand_id') && !isByHand) fail('brand_id', 'required');
  // an unknown make may have no model
  if (brand.required && !isByHand && !isGiven('model_id') && !isGiven('model_text')) fail('model_id', 'required');
  if (isGiven('model_id') && !isGiven('brand_id')) fail('model_id', 'value');

  return { brandId, modelId };
}

function readPictures(
  asked: readonly AdField[],
  given: TextsOf,
  { maxPictures }: AdFormOptions,
  fail: FieldReading['fail'],
) {
  const chosen = [...new Set(given('pictures').map((id) => id.toLowerCase()))];
  const max = maxPictures ?? asked.find(({ name }) => name === 'pictures')?.max ?? 0;
  if (chosen.some((id) => !pictureShape.test(id) && !uuidShape.test(id))) fail('pictures', 'value');
  if (chosen.length > max) fail('pictures', 'max');

  return chosen;
}

/** The values of a form without errors. */
function valuesOf(
  asked: readonly AdField[],
  vehicle: VehicleIds,
  priceType: PriceTypeName | null,
  { numbers, texts, typed, ids, filterIds }: FieldReading,
): Omit<AdValues, keyof VehicleIds | 'fits' | 'pictures'> {
  // a known make needs no typed words
  if (vehicle.brandId !== null) typed.delete('brand_text');
  if (vehicle.modelId !== null) typed.delete('model_text');
  const shown = (name: string) => (typed.has(name) ? (texts.get(name) ?? '') : '');
  const numberOf = (name: string) => numbers.get(name) ?? null;
  const priced = (name: string) => (priceType === 'on-request' ? null : numberOf(name));
  const financingPrice = priced('financing_price');
  const answered = asked.filter((field) => field.name.startsWith('answers.'));

  return {
    chassisId: ids.get('chassis_id') ?? null,
    brandText: shown('brand_text'),
    modelText: shown('model_text'),
    year: numberOf('year'),
    mileage: numberOf('mileage'),
    powerKw: numberOf('power_kw'),
    displacement: numberOf('displacement'),
    vin: texts.get('vin') ?? null,
    price: priced('price'),
    financingPrice,
    priceType: priceType ?? 'fixed',
    // a price with financing is an offer of financing
    credit: numbers.get('credit') === 1 || financingPrice !== null ? 1 : 0,
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
    said: [...typed.values()],
    hasContacts: [...typed].some(([name, text]) => hiddenLetters(shown(name)) > hiddenLetters(text)),
  };
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

import { formatNumberForField } from '../numbers/formatNumberForField.ts';
import { parseNumber, type NumberProblem } from '../numbers/parseNumber.ts';
import { ownershipFindings, type OwnedVehicle } from './ownershipCost.ts';
import { ownershipFuelOf, ownershipFuels } from './ownershipFuels.ts';

/** The fields of the ownership calculator, in the order of its form; each is a parameter of its address. [N16] */
export const ownershipFields = [
  'price',
  'year',
  'fuel',
  'consumption',
  'unit-price',
  'km',
  'years',
  'power',
  'displacement',
  ...ownershipFindings,
  'resale',
] as const;

/** One of {@link ownershipFields}. */
export type OwnershipField = (typeof ownershipFields)[number];

/** Why a figure of the calculator is refused. */
export type OwnershipProblem = NumberProblem | 'too-small' | 'too-large';

/**
 * The lowest and the highest figures of the calculator for a passenger car; amounts in euros, `amount` for a year. A
 * price in dinars without its unit is above them. [N16]
 */
export const ownershipLimits = {
  price: { least: 1, most: 10_000_000 },
  consumption: { least: 0, most: 100 },
  'unit-price': { least: 0, most: 10 },
  km: { least: 1, most: 300_000 },
  years: { least: 1, most: 20 },
  power: { least: 1, most: 2000 },
  displacement: { least: 1, most: 20_000 },
  amount: { least: 0, most: 50_000 },
  firstYear: 1900,
} as const;

/** What a form begins with where its address says nothing. */
const first: Readonly<Partial<Record<OwnershipField, number>>> = { price: 10_000, km: 15_000, years: 5 };

/** The figures of the calculator: as they were typed, what is wrong with them, and the vehicle. */
export interface OwnershipReading {
  readonly typed: Readonly<Record<OwnershipField, string>>;
  readonly errors: Readonly<Partial<Record<OwnershipField, OwnershipProblem>>>;
  /** The id of the model whose ads are compared; null: not known. An ad gives it to the calculator. */
  readonly model: number | null;
  /** Null where a figure is wrong. */
  readonly vehicle: OwnedVehicle | null;
}

/** What the figures of an address are read with. */
export interface OwnershipReadingTerms {
  readonly language: string;
  /** The last year of a first registration. */
  readonly thisYear: number;
  /** Dinars for a euro, for amounts that are typed in dinars; null: such amounts are refused. */
  readonly perEuro: number | null;
}

interface Limits {
  readonly least: number;
  readonly most: number;
  /** @default 2 */
  readonly decimals?: number;
}

/** Behind a consumption: it is always for this distance. */
const distance = /\s*\/\s*100\s*(?:km|км|公里)$/i;

/** An amount that ends with the name of the dinar. */
const inDinars = /(?:rsd|din|дин)\.?$/i;

const problemOf = (number: number, { least, most }: Limits): OwnershipProblem | null =>
  number < least ? 'too-small' : number > most ? 'too-large' : null;

/** A euro amount from a text in euros, or in dinars where it says so. */
function parseEuros(text: string, { language, perEuro }: OwnershipReadingTerms, decimals: number) {
  if (!inDinars.test(text)) return parseNumber(text, language, { decimals, unit: '€' });
  if (perEuro === null) return 'other-unit';

  const dinars = parseNumber(text, language, { decimals, unit: 'RSD' });

  return typeof dinars === 'string' ? dinars : dinars / perEuro;
}

const modelOf = (text: string | null) => (/^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : null);

const cents = (euros: number) => Math.round(euros * 100);

/**
 * Reads the address or the form of the ownership calculator. Figures are taken as people type them, amounts in euros or,
 * with their unit, in dinars (`190 RSD`). All but price, kilometres and years may be left out. All problems are reported
 * at once; an unknown choice counts as none. [N16]
 */
export function readOwnership(query: URLSearchParams, terms: OwnershipReadingTerms): OwnershipReading {
  const { language, thisYear } = terms;
  const begin = (name: OwnershipField) => {
    const number = first[name];
    return number === undefined ? '' : formatNumberForField(number, language);
  };
  const typed = Object.fromEntries(
    ownershipFields.map((name) => [name, (query.get(name) ?? begin(name)).trim().slice(0, 30)]),
  ) as Record<OwnershipField, string>;
  const errors: Partial<Record<OwnershipField, OwnershipProblem>> = {};

  const checked = (name: OwnershipField, number: number | NumberProblem, limits: Limits) => {
    const problem = typeof number === 'string' ? number : problemOf(number, limits);
    if (problem !== null) errors[name] = problem;

    return typeof number === 'string' ? limits.least : number;
  };
  const readNumber = (name: OwnershipField, unit: string, limits: Limits) =>
    checked(
      name,
      parseNumber(typed[name].replace(distance, ''), language, { decimals: limits.decimals ?? 2, unit }),
      limits,
    );
  const readEuros = (name: OwnershipField, limits: Limits = ownershipLimits.amount) =>
    checked(name, parseEuros(typed[name], terms, limits.decimals ?? 2), limits);
  const optional = <Value>(name: OwnershipField, read: () => Value) => (typed[name] === '' ? null : read());
  const whole = (name: 'km' | 'years' | 'power' | 'displacement', unit: string) =>
    readNumber(name, unit, { ...ownershipLimits[name], decimals: 0 });

  const fuel = ownershipFuelOf(typed.fuel);
  const year = { least: ownershipLimits.firstYear, most: thisYear, decimals: 0 };
  const vehicle: OwnedVehicle = {
    price: cents(readEuros('price', ownershipLimits.price)),
    year: optional('year', () => readNumber('year', '', year)),
    fuel,
    consumption: optional('consumption', () =>
      readNumber('consumption', fuel === null ? 'l' : ownershipFuels[fuel].unit, ownershipLimits.consumption),
    ),
    unitPrice: optional('unit-price', () => readEuros('unit-price', { ...ownershipLimits['unit-price'], decimals: 3 })),
    kilometres: whole('km', 'km'),
    years: whole('years', ''),
    power: optional('power', () => whole('power', 'kW')),
    displacement: optional('displacement', () => whole('displacement', 'cm³')),
    resale: optional('resale', () => cents(readEuros('resale', { ...ownershipLimits.price, least: 0 }))),
    found: Object.fromEntries(
      ownershipFindings.filter((name) => typed[name] !== '').map((name) => [name, cents(readEuros(name))]),
    ),
  };

  return {
    typed,
    errors,
    model: modelOf(query.get('model')),
    vehicle: Object.keys(errors).length > 0 ? null : vehicle,
  };
}

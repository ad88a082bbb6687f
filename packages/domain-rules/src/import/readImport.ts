import { formatNumberForField } from '../numbers/formatNumberForField.ts';
import { parseNumber, type NumberProblem } from '../numbers/parseNumber.ts';
import { importFindings, importOrigins, type ImportedVehicle, type ImportFinding } from './importCost.ts';

/** The fields of the import calculator, in the order of its form; each is a parameter of its address. [N09] */
export const importFields = ['price', 'origin', 'emission', 'year', ...importFindings] as const;

/** One of {@link importFields}. */
export type ImportField = (typeof importFields)[number];

/** Why a figure of the calculator is refused. */
export type ImportProblem = NumberProblem | 'too-small' | 'too-large';

/** The limits of the calculator: amounts in euros, the rate in per cent. */
export const importLimits = { price: 10_000_000, amount: 50_000, rate: 100, firstYear: 1900 } as const;

/** The Euro classes of the form. */
export const emissionClasses = [1, 2, 3, 4, 5, 6] as const;

/** The price that a form begins with where its address says nothing, in euros. */
const firstPrice = 10_000;

/** The figures of the calculator: as they were typed, what is wrong with them, and the vehicle. */
export interface ImportReading {
  readonly typed: Readonly<Record<ImportField, string>>;
  readonly errors: Readonly<Partial<Record<ImportField, ImportProblem>>>;
  /** Null where a figure is wrong. */
  readonly vehicle: ImportedVehicle | null;
}

/**
 * Reads the address or the form of the import calculator. Figures are taken as people type them; all but the price may
 * be left out. All problems are reported at once; an unknown choice counts as none. [N09]
 *
 * @param thisYear the last year of a first registration
 */
export function readImport(query: URLSearchParams, language: string, thisYear: number): ImportReading {
  const typed = Object.fromEntries(
    importFields.map((name) => [name, (query.get(name) ?? '').trim().slice(0, 30)]),
  ) as Record<ImportField, string>;
  if (!query.has('price')) typed.price = formatNumberForField(firstPrice, language);

  const errors: Partial<Record<ImportField, ImportProblem>> = {};
  const read = (name: ImportField, least: number, most: number, unit: string, decimals = 2) => {
    const number = parseNumber(typed[name], language, { decimals, unit });
    const problem =
      typeof number === 'string' ? number : number < least ? 'too-small' : number > most ? 'too-large' : null;
    if (problem !== null) errors[name] = problem;

    return typeof number === 'string' ? 0 : number;
  };
  const readFinding = (name: ImportFinding) =>
    name === 'customs-rate' ? read(name, 0, importLimits.rate, '%') : cents(read(name, 0, importLimits.amount, '€'));
  const vehicle: ImportedVehicle = {
    price: cents(read('price', 1, importLimits.price, '€')),
    origin: importOrigins.find((each) => each === typed.origin) ?? null,
    emissionClass: emissionClasses.find((each) => String(each) === typed.emission) ?? null,
    year: typed.year === '' ? null : read('year', importLimits.firstYear, thisYear, '', 0),
    found: Object.fromEntries(
      importFindings.filter((name) => typed[name] !== '').map((name) => [name, readFinding(name)]),
    ),
  };

  return { typed, errors, vehicle: Object.keys(errors).length > 0 ? null : vehicle };
}

const cents = (euros: number) => Math.round(euros * 100);

/** The number of a Euro class from the slug of an ad's answer: 6 for `euro-6d`; null for any other answer. */
export function emissionClassOf(slug: string | undefined): number | null {
  const number = Number(/^euro-(\d)[a-z]?$/.exec(slug ?? '')?.[1]);
  return emissionClasses.find((each) => each === number) ?? null;
}

import { wmiMakes } from './wmiMakes.ts';

/** The facts about a vehicle that its chassis number contains. */
export interface VinFacts {
  /** Slug of the make; null where its code is unknown, or shared by several makes. */
  readonly make: string | null;
  /** Model year; null where the maker does not state it. */
  readonly year: number | null;
}

/** A chassis number without spaces; its letters are never I, O or Q. [ISO 3779] */
const vinShape = /^[A-HJ-NPR-Z0-9]{17}$/;

/** Characters of the tenth place for the years from 1980; every thirty years they begin again. [ISO 3779] */
const yearCodes = 'ABCDEFGHJKLMNPRSTVWXY123456789';

const firstYear = 1980;

/** Makers outside North America and China that state the model year in the tenth place. Others use it freely. */
const makersWithYear: ReadonlySet<string> = new Set([
  'audi',
  'chevrolet',
  'daewoo',
  'honda',
  'hyundai',
  'jaguar',
  'kia',
  'lada',
  'land-rover',
  'opel',
  'porsche',
  'saab',
  'seat',
  'skoda',
  'ssangyong',
  'tesla',
  'volkswagen',
  'volvo',
]);

/** Whether the law of the maker's country demands the model year: USA, Canada and Mexico (49 CFR 565), and China. */
const statesYearByLaw = (vin: string) => /^[1-5L]/.test(vin);

/** Whether a maker's number for North America is of 2010 or later: the seventh character is a letter. [49 CFR 565] */
const isLaterCycle = (vin: string) => /^[1-5]/.test(vin) && /[A-Z]/.test(vin.charAt(6));

function yearOf(vin: string, make: string | null, thisYear: number): number | null {
  const index = yearCodes.indexOf(vin.charAt(9));
  if (index < 0 || !(statesYearByLaw(vin) || (make !== null && makersWithYear.has(make)))) return null;

  const years = [firstYear + index, firstYear + 30 + index, firstYear + 60 + index];
  // the models of the next year are sold in this one
  const possible = years.filter((year) => year <= thisYear + 1 && (!isLaterCycle(vin) || year >= firstYear + 30));

  return possible.at(-1) ?? null;
}

/**
 * Reads make and model year from a chassis number, without any service. Null if the text is not a chassis number. The year is the
 * latest of those that its character stands for: it is a proposal, which the seller checks. [M54]
 *
 * @param thisYear the current year
 */
export function readVin(text: string, thisYear: number): VinFacts | null {
  const vin = text.toUpperCase().replace(/\s/g, '');
  if (!vinShape.test(vin)) return null;

  const make = wmiMakes.get(vin.slice(0, 3)) ?? null;

  return { make, year: yearOf(vin, make, thisYear) };
}

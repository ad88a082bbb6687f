import type { AdFormFields } from './AdForm.ts';

/** The field of the condition of a vehicle, with two of its answers. */
const condition = { field: 'answers.stanje-vozila', asNew: 'novo', used: 'polovno' } as const;

/** Kilometres from which a vehicle is no longer new. */
const newBelowKm = 1000;

/** Name of the field that says whether a vehicle is new. */
export const conditionField = condition.field;

/** What decides whether a vehicle can be new; null where the ad does not say it. */
interface Use {
  readonly year: number | null;
  /** Kilometres. */
  readonly mileage: number | null;
}

/** Whether a vehicle is offered as new that has 1,000 km or more, or is of a year before the last one. */
export function isWronglyNew(answers: readonly string[], { year, mileage }: Use, thisYear: number): boolean {
  if (!answers.includes(condition.asNew)) return false;

  return (mileage !== null && mileage >= newBelowKm) || (year !== null && year < thisYear - 1);
}

/** The fields of a vehicle that cannot be new, offered as used. Null: nothing is wrong with its condition. */
export function offeredAsUsed(fields: AdFormFields, thisYear: number): AdFormFields | null {
  const numberIn = (name: string) => (fields[name]?.[0] === undefined ? null : Number(fields[name][0]));
  const use = { year: numberIn('year'), mileage: numberIn('mileage') };

  return isWronglyNew(fields[condition.field] ?? [], use, thisYear)
    ? { ...fields, [condition.field]: [condition.used] }
    : null;
}

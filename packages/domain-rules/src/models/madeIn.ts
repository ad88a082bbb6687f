/** The years in which a generation was made; null: unknown, or still made. */
export interface MadeYears {
  readonly year_from: number | null;
  readonly year_to: number | null;
}

/** Model years begin before their calendar year, and the last cars are registered in the year after. */
const tolerance = 1;

/** Whether a vehicle of a model year may be of a generation: within its years, or one beside them. */
export const isMadeIn = ({ year_from: from, year_to: to }: MadeYears, year: number): boolean =>
  (from === null || year >= from - tolerance) && (to === null || year <= to + tolerance);

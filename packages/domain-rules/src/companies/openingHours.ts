/** When a company opens and closes on one day: "09:00", "17:30". */
export interface OpenFrom {
  readonly opens: string;
  readonly closes: string;
}

/** A week from Monday to Sunday; `null` = closed on that day. */
export type OpeningHours = readonly (OpenFrom | null)[];

/** Days in a row with the same hours; days count from 0 = Monday. */
export interface DaysOfHours {
  readonly first: number;
  readonly last: number;
  /** `null` = closed. */
  readonly hours: OpenFrom | null;
}

const same = (a: OpenFrom | null, b: OpenFrom | null) => a?.opens === b?.opens && a?.closes === b?.closes;

/** A week in as few rows as it needs: neighbouring days with the same hours are one row. [M58] */
export function groupOpeningHours(week: OpeningHours): DaysOfHours[] {
  return week.reduce<DaysOfHours[]>((rows, hours, day) => {
    const before = rows.at(-1);
    return before && same(before.hours, hours)
      ? [...rows.slice(0, -1), { ...before, last: day }]
      : [...rows, { first: day, last: day, hours }];
  }, []);
}

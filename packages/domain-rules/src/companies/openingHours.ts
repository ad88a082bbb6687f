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

const dayNames = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'];

const hoursEntry = /^([a-z]{2})(?:-([a-z]{2}))? ((?:[01]\d|2[0-3]):[0-5]\d)-((?:[01]\d|2[0-4]):[0-5]\d)$/;

/**
 * Reads hours such as `Mo-Fr 09:00-17:00, Sa 09:00-13:00`; days that are not named are closed.
 *
 * @returns null where the text has another form, a day twice, or closes before it opens
 */
export function readOpeningHours(text: string): OpeningHours | null {
  const week: (OpenFrom | null)[] = dayNames.map(() => null);
  for (const entry of text.toLowerCase().split(',')) {
    const [, from = '', to = from, opens = '', closes = ''] = hoursEntry.exec(entry.trim()) ?? [];
    const [first, last] = [dayNames.indexOf(from), dayNames.indexOf(to)];
    if (first < 0 || last < first || closes <= opens) return null;

    for (let day = first; day <= last; day++) {
      if (week[day] !== null) return null;

      week[day] = { opens, closes };
    }
  }

  return week;
}

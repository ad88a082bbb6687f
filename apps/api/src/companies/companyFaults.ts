import {
  areTimes,
  companyNumberErrors,
  weekFaults,
  type CompanyNumbers,
  type OpeningHours,
  type OtherHours,
} from '@volan/domain-rules';
import { isMisleadingName } from '../shield/misleadingName.ts';

/** Error codes by field. */
export type Faults = Record<string, string[]>;

/** Data of a company that can be wrong; fields that are not given are not checked. */
interface CheckedData extends CompanyNumbers {
  readonly name?: string | undefined;
}

/** Errors in the data of a company: in its name and in its numbers. [M12, N12] */
export function companyFaults(countryId: number, { name, ...numbers }: CheckedData): Faults {
  return {
    ...(name !== undefined && isMisleadingName(name) && { name: ['name-misleading'] }),
    ...companyNumberErrors(countryId, numbers),
  };
}

/** Hours of a company that can be wrong; those that are not given are not checked. */
interface CheckedHours {
  readonly opening_hours?: OpeningHours | null | undefined;
  readonly hours_exceptions?: readonly OtherHours[] | undefined;
}

/** Errors in the hours of a company, by day of the week from 0 = Monday and by exception. [M12] */
export function hoursFaults({ opening_hours: week, hours_exceptions: exceptions = [] }: CheckedHours): Faults {
  const wrong = exceptions.flatMap(({ hours }, row) => (hours === null || areTimes(hours) ? [] : [row]));

  return {
    ...Object.fromEntries([...weekFaults(week ?? [])].map(([day, fault]) => [`opening_hours.${day}`, [fault]])),
    ...Object.fromEntries(wrong.map((row) => [`hours_exceptions.${row}`, ['time']])),
  };
}

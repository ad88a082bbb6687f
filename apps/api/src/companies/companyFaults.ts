import { companyNumberErrors, type CompanyNumbers } from '@volan/domain-rules';
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

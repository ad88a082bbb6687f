import { isSerbianTaxNumber } from '@volan/domain-rules';
import { isMisleadingName } from '../shield/misleadingName.ts';

/** Error codes by field. */
export type Faults = Record<string, string[]>;

/** Country of the tax numbers whose check digit is known: Serbia. */
const serbia = 688;

/** Data of a company that can be wrong; fields that are not given are not checked. */
interface CheckedData {
  readonly name?: string | undefined;
  readonly tax_id?: string | undefined;
  readonly registry_number?: string | undefined;
}

/**
 * Errors in the data of a company. A tax number (PIB) of Serbia has a check digit, a registry number eight digits.
 * [M12, N12]
 */
export function companyFaults(countryId: number, { name, tax_id, registry_number = '' }: CheckedData): Faults {
  const isSerbian = countryId === serbia;
  const hasBadNumber = registry_number !== '' && !/^\d{8}$/.test(registry_number.replaceAll(/\s/g, ''));

  return {
    ...(name !== undefined && isMisleadingName(name) && { name: ['name-misleading'] }),
    ...(isSerbian && tax_id !== undefined && !isSerbianTaxNumber(tax_id) && { tax_id: ['tax-number'] }),
    ...(isSerbian && hasBadNumber && { registry_number: ['format'] }),
  };
}

/**
 * Whether a text is a Serbian tax number (PIB): nine digits from 100000001 on, the last one a check digit by ISO 7064
 * mod 11,10. Whether the company exists, only the register says. [M12]
 */
export function isSerbianTaxNumber(text: string): boolean {
  if (!/^[1-9]\d{8}$/.test(text)) return false;

  let rest = 10;
  for (const digit of text.slice(0, 8)) {
    const sum = (rest + Number(digit)) % 10;
    rest = ((sum === 0 ? 10 : sum) * 2) % 11;
  }

  return (11 - rest) % 10 === Number(text[8]);
}

/** Country of the numbers whose form is known: Serbia. */
const serbia = 688;

/** The numbers of a company that can be wrong; those that are not given are not checked. */
export interface CompanyNumbers {
  readonly tax_id?: string | undefined;
  readonly registry_number?: string | undefined;
}

/**
 * Error codes of the numbers of a company, by field. A tax number (PIB) of Serbia has a check digit, a registry number
 * eight digits. Spaces between digits do not count. [M12, N12]
 */
export function companyNumberErrors(
  countryId: number,
  { tax_id: taxNumber, registry_number: registryNumber = '' }: CompanyNumbers,
): Record<string, string[]> {
  if (countryId !== serbia) return {};

  const digitsOf = (text: string) => text.replaceAll(/\s/g, '');
  const hasBadNumber = registryNumber !== '' && !/^\d{8}$/.test(digitsOf(registryNumber));

  return {
    ...(taxNumber !== undefined && !isSerbianTaxNumber(digitsOf(taxNumber)) && { tax_id: ['tax-number'] }),
    ...(hasBadNumber && { registry_number: ['format'] }),
  };
}

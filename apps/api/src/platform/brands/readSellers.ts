import type { ReceiptParty } from '@volan/documents';
import {
  brandIds,
  brands,
  readBrandContacts,
  type BrandContact,
  type BrandContacts,
  type BrandId,
} from '@volan/domain-rules';
import { localBrandAddresses, type BrandAddresses } from './brandAddresses.ts';

/** The company that sells for each brand, as named on receipts. [A20] */
export type Sellers = Readonly<Record<BrandId, ReceiptParty>>;

/** The settings of a company that receipts need. */
const names = {
  name: 'COMPANY_NAME',
  address: 'COMPANY_ADDRESS',
  taxId: 'COMPANY_TAX_ID',
  registryNumber: 'COMPANY_REGISTRY_NUMBER',
} as const satisfies Record<keyof BrandContact['company'], string>;

/**
 * The companies as the settings of the brands name them. In development a brand sells under its own name, and is
 * written to at its contact address.
 *
 * @returns the companies, and a line for each missing value: a server that takes money in production needs all [A20]
 */
export function readSellers(
  contacts: BrandContacts,
  addresses: BrandAddresses = localBrandAddresses,
): { readonly sellers: Sellers; readonly missing: readonly string[] } {
  const sellerOf = (brand: BrandId): ReceiptParty => {
    const { company, email = addresses[brand].mailFrom } = contacts[brand];
    return {
      name: company.name ?? brands[brand].name,
      address: company.address,
      taxNumber: company.taxId,
      registrationNumber: company.registryNumber,
      email,
    };
  };
  const missingOf = (brand: BrandId) =>
    Object.entries(names)
      .filter(([field]) => (contacts[brand].company[field as keyof typeof names] ?? '').length === 0)
      .map(([, name]) => `${name}: receipts of ${brand} need the company that sells`);

  return {
    sellers: Object.fromEntries(brandIds.map((brand) => [brand, sellerOf(brand)])) as Sellers,
    missing: brandIds.flatMap(missingOf),
  };
}

/** The companies in development. */
export const localSellers: Sellers = readSellers(readBrandContacts({}).contacts).sellers;

/** A seller as a bank slip names it: at most three lines of 70 characters in all, else the name alone. */
export function payeeOf({ name, address }: ReceiptParty): string {
  const whole = [name, ...address].slice(0, 3).join('\n');
  return whole.length > 66 ? name : whole;
}

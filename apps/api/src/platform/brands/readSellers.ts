import type { ReceiptParty } from '@volan/documents';
import { brandIds, brands, type BrandId } from '@volan/domain-rules';

/** The company that sells for each brand, as named on receipts. [A20] */
export type Sellers = Readonly<Record<BrandId, ReceiptParty>>;

type Environment = Readonly<Record<string, string | undefined>>;

const names = ['COMPANY_NAME', 'COMPANY_ADDRESS', 'COMPANY_TAX_ID', 'COMPANY_REGISTRY_NUMBER'] as const;

/**
 * Reads the companies from `COMPANY_NAME`, `COMPANY_ADDRESS` (commas begin lines), `COMPANY_TAX_ID` and
 * `COMPANY_REGISTRY_NUMBER`: one for all brands, or for one brand with its name at the end, such as
 * `COMPANY_NAME_GEARLANE`. In development the brand sells under its own name.
 *
 * @returns the companies, and a line for each missing value: a server that takes money in production needs all [A20]
 */
export function readSellers(environment: Environment): {
  readonly sellers: Sellers;
  readonly missing: readonly string[];
} {
  const valueOf = (name: (typeof names)[number], brand: BrandId) =>
    (environment[`${name}_${brand.toUpperCase()}`] ?? environment[name])?.trim() || undefined;
  const sellerOf = (brand: BrandId): ReceiptParty => ({
    name: valueOf('COMPANY_NAME', brand) ?? brands[brand].name,
    address: (valueOf('COMPANY_ADDRESS', brand) ?? '').split(/\s*,\s*/).filter(Boolean),
    taxNumber: valueOf('COMPANY_TAX_ID', brand),
    registrationNumber: valueOf('COMPANY_REGISTRY_NUMBER', brand),
    email: brands[brand].contact.email,
  });
  return {
    sellers: Object.fromEntries(brandIds.map((brand) => [brand, sellerOf(brand)])) as Sellers,
    missing: brandIds.flatMap((brand) =>
      names
        .filter((name) => valueOf(name, brand) === undefined)
        .map((name) => `${name}: receipts of ${brand} need the company that sells`),
    ),
  };
}

/** The companies in development. */
export const localSellers: Sellers = readSellers({}).sellers;

/** A seller as a bank slip names it: at most three lines of 70 characters in all, else the name alone. */
export function payeeOf({ name, address }: ReceiptParty): string {
  const whole = [name, ...address].slice(0, 3).join('\n');
  return whole.length > 66 ? name : whole;
}

import { brandIds, brands, ipsPayload, readBankAccount, readIban, type BrandId } from '@volan/domain-rules';
import { localSellers, payeeOf, type Sellers } from './readSellers.ts';

/** The bank account for transfers to a brand. */
export interface PayeeAccount {
  /** A Serbian account of 18 digits for dinars, else an IBAN. */
  readonly account: string;
  /** SWIFT code of the bank of an IBAN, for transfers from abroad. */
  readonly swift: string | null;
}

/** The bank account of each brand. Null: transfers are off. [A20] */
export type PayeeAccounts = Readonly<Record<BrandId, PayeeAccount | null>>;

/** The companies with their bank accounts, as receipts print them. */
export const withAccounts = (sellers: Sellers, payees: PayeeAccounts): Sellers =>
  Object.fromEntries(
    brandIds.map((brand) => [brand, { ...sellers[brand], account: payees[brand]?.account }]),
  ) as Sellers;

type Environment = Readonly<Record<string, string | undefined>>;

/** No brand has an account. */
export const noPayees: PayeeAccounts = Object.fromEntries(brandIds.map((brand) => [brand, null])) as PayeeAccounts;

/**
 * Reads the accounts from `COMPANY_BANK_ACCOUNT` (brands that sell in dinars), and `COMPANY_IBAN` with `COMPANY_SWIFT`
 * (all others): one for all brands, or for one brand with its name at the end, such as `COMPANY_IBAN_GEARLANE`.
 *
 * @returns the accounts, and a line for each invalid value [A20]
 */
export function readPayees(
  environment: Environment,
  sellers: Sellers = localSellers,
): { readonly payees: PayeeAccounts; readonly problems: readonly string[] } {
  const problems: string[] = [];
  const valueOf = (name: string, brand: BrandId) =>
    (environment[`${name}_${brand.toUpperCase()}`] ?? environment[name])?.trim() || undefined;

  const domestic = (brand: BrandId): PayeeAccount | null => {
    const written = valueOf('COMPANY_BANK_ACCOUNT', brand);
    if (written === undefined) return null;

    const account = readBankAccount(written);
    if (account === null) {
      problems.push('COMPANY_BANK_ACCOUNT: must be a Serbian account with right control digits, such as 160-123-95');
      return null;
    }
    const code = ipsPayload({ account, payee: payeeOf(sellers[brand]), amount: 100, purposeCode: '289' });
    if (typeof code !== 'string') {
      problems.push(
        `COMPANY_NAME: the payee of ${brand} does not fit into an IPS QR code (70 characters, three lines)`,
      );
    }

    return { account, swift: null };
  };
  const international = (brand: BrandId): PayeeAccount | null => {
    const written = valueOf('COMPANY_IBAN', brand);
    const swift = valueOf('COMPANY_SWIFT', brand)?.replaceAll(' ', '').toUpperCase() ?? null;
    if (swift !== null && !/^[A-Z]{6}[A-Z\d]{2}([A-Z\d]{3})?$/.test(swift)) {
      problems.push('COMPANY_SWIFT: must be the code of a bank, 8 or 11 letters and digits');
    }
    if (written === undefined) return null;

    const account = readIban(written);
    if (account === null) problems.push('COMPANY_IBAN: must be an IBAN with right control digits');

    return account === null ? null : { account, swift };
  };

  const payees = Object.fromEntries(
    brandIds.map((brand) => [brand, brands[brand].creditCurrency === 'RSD' ? domestic(brand) : international(brand)]),
  ) as PayeeAccounts;

  return { payees, problems: [...new Set(problems)] };
}

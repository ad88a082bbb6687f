import { readOpeningHours, type OpeningHours } from '../companies/openingHours.ts';
import { brandIds, type BrandId } from './BrandId.ts';

/** How a brand is reached and the data of the company behind it. Pages leave out absent values. [A20] */
export interface BrandContact {
  readonly email?: string;
  /** As the operator wrote it. */
  readonly phone?: string;
  /** When the phone is answered. */
  readonly hours?: OpeningHours;
  readonly company: {
    readonly name?: string;
    /** Street, town, country: a line each. */
    readonly address: readonly string[];
    readonly taxId?: string;
    /** Number in the register of companies. */
    readonly registryNumber?: string;
  };
  /** Addresses of its apps in the stores; one that is absent is offered nowhere. [A21] */
  readonly apps: { readonly android?: string; readonly iphone?: string };
}

/** The contact of each brand. */
export type BrandContacts = Readonly<Record<BrandId, BrandContact>>;

type Environment = Readonly<Record<string, string | undefined>>;

const isHttps = (text: string) => text.startsWith('https://') && URL.canParse(text);

/** Settings with a form, and what is said of a value without it. */
const checks = [
  ['CONTACT_EMAIL', (text) => /^[^\s@<>=]+@[^\s@<>=]+$/.test(text), 'an e-mail address'],
  ['CONTACT_PHONE', (text) => /^\+?[\d\s()/.-]{5,30}$/.test(text), 'a phone number, such as +381 11 123 4567'],
  ['CONTACT_HOURS', (text) => readOpeningHours(text) !== null, 'hours, such as Mo-Fr 09:00-17:00, Sa 09:00-13:00'],
  ['ANDROID_APP_URL', isHttps, 'an address with https'],
  ['IPHONE_APP_URL', isHttps, 'an address with https'],
] as const satisfies readonly (readonly [name: string, fits: (text: string) => boolean, form: string])[];

/**
 * Reads `CONTACT_EMAIL`, `CONTACT_PHONE`, `CONTACT_HOURS`, `COMPANY_NAME`, `COMPANY_ADDRESS` (commas begin lines),
 * `COMPANY_TAX_ID`, `COMPANY_REGISTRY_NUMBER`, `ANDROID_APP_URL` and `IPHONE_APP_URL`: one for all brands, or for one
 * brand with its name at the end, such as `CONTACT_PHONE_GEARLANE`. [A20, A21]
 *
 * @returns the contacts, and a line for each malformed value
 */
export function readBrandContacts(environment: Environment): {
  readonly contacts: BrandContacts;
  readonly problems: readonly string[];
} {
  const valueOf = (name: string, brand: BrandId) =>
    (environment[`${name}_${brand.toUpperCase()}`] ?? environment[name])?.trim() || undefined;
  const problems = brandIds.flatMap((brand) =>
    checks.flatMap(([name, fits, form]) => {
      const text = valueOf(name, brand);
      return text === undefined || fits(text) ? [] : [`${name}: "${text}" must be ${form}`];
    }),
  );
  const contactOf = (brand: BrandId): BrandContact =>
    withoutAbsent({
      email: valueOf('CONTACT_EMAIL', brand),
      phone: valueOf('CONTACT_PHONE', brand),
      hours: readOpeningHours(valueOf('CONTACT_HOURS', brand) ?? '') ?? undefined,
      company: withoutAbsent({
        name: valueOf('COMPANY_NAME', brand),
        address: (valueOf('COMPANY_ADDRESS', brand) ?? '').split(/\s*,\s*/).filter(Boolean),
        taxId: valueOf('COMPANY_TAX_ID', brand),
        registryNumber: valueOf('COMPANY_REGISTRY_NUMBER', brand),
      }),
      apps: withoutAbsent({
        android: valueOf('ANDROID_APP_URL', brand),
        iphone: valueOf('IPHONE_APP_URL', brand),
      }),
    });

  return {
    contacts: Object.fromEntries(brandIds.map((brand) => [brand, contactOf(brand)])) as BrandContacts,
    problems: [...new Set(problems)],
  };
}

/** The same without the fields that are `undefined`. */
type WithoutAbsent<Fields> = {
  [Name in keyof Fields as undefined extends Fields[Name] ? never : Name]: Fields[Name];
} & { [Name in keyof Fields as undefined extends Fields[Name] ? Name : never]?: Exclude<Fields[Name], undefined> };

const withoutAbsent = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as WithoutAbsent<Fields>;

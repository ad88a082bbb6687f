import type { LanguageValue } from '../languages/LanguageValue.ts';
import type { Spelling } from '../routes/Route.ts';

/**
 * The differences between brands beside tokens, words and paths. Code checks a setting, never the name of a brand.
 * [A02]
 */
export interface BrandSettings {
  /** Name of the brand's folder, value of `data-brand` and of `x-brand`. */
  readonly id: string;
  /** The name as visitors see it. */
  readonly name: string;
  /** Its sign and its name as its logo writes it; without a sign the name is alone. */
  readonly logo: { readonly mark?: 'wheel' | 'gate'; readonly wordmark: string };
  /** Hosts without port, the main one first; a deployment overrides them by configuration. */
  readonly hosts: readonly [string, ...string[]];
  /** How its addresses are spelled: `/detalji-oglasa/12` or `/ad-details/12`. [A02, T02] */
  readonly spelling: Spelling;
  /** The language that needs no prefix in an address. [L39, T40] */
  readonly defaultLanguage: LanguageValue;
  /** The other languages, in the order of `hreflang`. [L23] */
  readonly alternateLanguages: readonly LanguageValue[];
  /** What credits and products are sold in. [L01] */
  readonly creditCurrency: 'RSD' | 'EUR';
  /** What ads are priced in, in both brands. [L03, T59] */
  readonly adCurrency: 'EUR';
  /**
   * The money of its visitors at home: beside a price in euros pages in the brand's own language tell about how much
   * that is. Nothing is charged by it. @default none [T59]
   */
  readonly localCurrency?: 'RSD';
  /**
   * The nominal rate, in per cent for a year, that calculations of loans begin with, and the day it was set. It is an
   * example of our own and no bank's offer. [P22]
   */
  readonly loanExample: { readonly rate: number; readonly day: string };
  /** Slug of the category that opens where none is named. [L22] */
  readonly defaultCategory: string;
  /**
   * ISO code of the country whose regions its menu offers on the host of all countries; on a country's host it offers
   * the regions there. Means nothing where countries are picked. @default none [T08, T35]
   */
  readonly homeCountry?: string;
  /** IANA name; times are UTC everywhere but on screen. */
  readonly timeZone: string;
  /** Where visitors write to if no contact is configured, see `readBrandContacts`. [A20] */
  readonly contact: { readonly email: string };
  /**
   * Services of others that say where a visitor is, at most three addresses of JSON. They are asked only where our own
   * table does not know, and only with the visitor's consent. Absent = none is ever asked. [F25, T32]
   */
  readonly geoServices?: readonly string[];
  readonly features: {
    /** The header offers countries, each on a host of its own. [A16, A17, T08] */
    readonly countryPicker: boolean;
    /** A beta mark is beside the logo. [A18] */
    readonly beta: boolean;
  };
}

/** `settings.ts` of a folder of `brands/`; the folder's name is the id. */
export type BrandFile = Omit<BrandSettings, 'id'> & {
  /** The brand of a request that names none. Exactly one brand says so. */
  readonly isDefault?: boolean;
};

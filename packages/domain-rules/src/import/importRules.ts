/** Countries into which an import is estimated, by their ISO codes. [N09] */
export const importCountries = ['RS'] as const;

/** One of {@link importCountries}. */
export type ImportCountry = (typeof importCountries)[number];

/** What the value of a rule is: a share, a Euro class, a time, or an amount with its currency. */
export type ImportRuleKind = 'percent' | 'class' | 'years' | 'months' | 'amount';

/** Every rule of an import, by its stored name, with what its value is. [N09] */
export const importRuleKinds = {
  /** Customs on a vehicle that was made in the EU and has a proof of it. */
  'customs-eu-origin': 'percent',
  /** Customs on every other vehicle. */
  'customs-other': 'percent',
  vat: 'percent',
  /** The lowest Euro class that may be imported. */
  'emission-limit': 'class',
  /** The age from which a vehicle may count as historic; the class does not matter then. */
  'historic-age': 'years',
  /** The time after the first registration from which a vehicle counts as used. */
  'used-age': 'months',
  transport: 'amount',
  /** The test of a used vehicle and its certificate. */
  testing: 'amount',
  /** The charge for tyres, oils and other parts that become waste. */
  environment: 'amount',
  registration: 'amount',
} as const satisfies Readonly<Record<string, ImportRuleKind>>;

/** The name of a rule. */
export type ImportRuleKey = keyof typeof importRuleKinds;

/** All rules, in the order of {@link importRuleKinds}. */
export const importRuleKeys = Object.keys(importRuleKinds) as ImportRuleKey[];

/** The highest value of a rule, by what it is. */
export const importRuleLimits: Readonly<Record<ImportRuleKind, number>> = {
  percent: 100,
  class: 9,
  years: 100,
  months: 120,
  amount: 10_000_000,
};

/** Currencies of amounts in rules. */
export const importCurrencies = ['EUR', 'RSD'] as const;

/** The text that a rule is taken from. */
export interface ImportSource {
  readonly title: string;
  readonly url: string;
  /** The day on which we read it, as `2026-11-30`. */
  readonly read_on: string;
}

/** A rule as it is in force. */
export interface ImportRule {
  readonly key: ImportRuleKey;
  /** Null: nobody has found it in an official text; visitors are asked to find out. */
  readonly value: number | null;
  /** The currency of an amount; null for other kinds. */
  readonly currency: (typeof importCurrencies)[number] | null;
  /** Null only without a value. */
  readonly source: ImportSource | null;
}

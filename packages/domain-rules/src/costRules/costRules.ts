/** Countries for which costs of vehicles are estimated, by their ISO codes. [N09] */
export const costCountries = ['RS'] as const;

/** One of {@link costCountries}. */
export type CostCountry = (typeof costCountries)[number];

/** What the value of a rule is: a share, a Euro class, a time, or an amount with its currency. */
export type CostRuleKind = 'percent' | 'class' | 'years' | 'months' | 'amount';

/** Every rule of a cost, by its stored name, with what its value is: those of an import, then those of owning. [N09, N16] */
export const costRuleKinds = {
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
  /** Compulsory insurance for a year. */
  insurance: 'amount',
  /** The yearly technical inspection. */
  inspection: 'amount',
  /** The tax on the use of a vehicle for a year. */
  'use-tax': 'amount',
  /** What an older vehicle pays less of that tax. */
  'use-tax-reduction': 'percent',
  /** That tax on a vehicle with an electric drive, also beside an engine. */
  'use-tax-electric': 'amount',
  /** The sticker of a year and its fees. */
  sticker: 'amount',
  /** What a municipality takes for holding a vehicle, for a year. */
  'local-fee': 'amount',
  /** The price of a litre, of a kilogram of gas, or of a kilowatt-hour. */
  'price-diesel': 'amount',
  'price-petrol': 'amount',
  'price-lpg': 'amount',
  'price-cng': 'amount',
  'price-electricity': 'amount',
} as const satisfies Readonly<Record<string, CostRuleKind>>;

/** The name of a rule. */
export type CostRuleKey = keyof typeof costRuleKinds;

/** All rules, in the order of {@link costRuleKinds}. */
export const costRuleKeys = Object.keys(costRuleKinds) as CostRuleKey[];

/**
 * Rules with a value for each class, and what decides about the class: the power in kilowatts or the engine size in
 * cubic centimetres.
 */
export const costRuleClasses: Readonly<Partial<Record<CostRuleKey, 'power' | 'displacement'>>> = {
  insurance: 'power',
  'use-tax': 'displacement',
  'use-tax-reduction': 'displacement',
};

/** Rules whose classes also depend on the age of a vehicle. */
export const agedCostRules: readonly CostRuleKey[] = ['use-tax-reduction'];

/** The highest bounds of a class: kilowatts or cubic centimetres, and years. */
export const costClassLimits = { above: 20_000, fromAge: 100 } as const;

/** The highest value of a rule, by what it is. */
export const costRuleLimits: Readonly<Record<CostRuleKind, number>> = {
  percent: 100,
  class: 9,
  years: 100,
  months: 120,
  amount: 10_000_000,
};

/** Currencies of amounts in rules. */
export const costCurrencies = ['EUR', 'RSD'] as const;

/** The text that a rule is taken from. */
export interface CostSource {
  readonly title: string;
  readonly url: string;
  /** The day on which we read it, as `2026-11-30`. */
  readonly read_on: string;
}

/** A rule as it is in force. */
export interface CostRule {
  readonly key: CostRuleKey;
  /** Its class begins above this many kilowatts or cubic centimetres; 0: the first class, or a rule without classes. */
  readonly above: number;
  /** Its class begins at this age, in completed years; 0: at once, or a rule that no age changes. */
  readonly from_age: number;
  /** Null: nobody has found it in an official text; visitors are asked to find out. */
  readonly value: number | null;
  /** The currency of an amount; null for other kinds. */
  readonly currency: (typeof costCurrencies)[number] | null;
  /** The text with the value, or with the bounds of a class whose value is not known. Null only without a value. */
  readonly source: CostSource | null;
}

/** What an estimate is made with. */
export interface CostTerms {
  /** The rules in force; a missing one is not known. */
  readonly rules: readonly CostRule[];
  /** Dinars for a euro; null: amounts in dinars are not known. */
  readonly perEuro: number | null;
  /** The day of the estimate, as `2026-11-30`. */
  readonly day: string;
}

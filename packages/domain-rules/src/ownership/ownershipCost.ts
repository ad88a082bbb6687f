import type { CostSource, CostTerms } from '../costRules/costRules.ts';
import { centsOf, eurosOf, findCostRule, type FoundCostRule } from '../costRules/findCostRule.ts';
import { depreciationOf, type Depreciation, type ModelYearPrices } from './depreciation.ts';
import { ownershipFuels, type OwnershipFuelSlug } from './ownershipFuels.ts';

/** Amounts of a year that a visitor can enter, in hundredths of a euro. */
export const ownershipFindings = ['insurance', 'inspection', 'use-tax', 'sticker', 'local-fee', 'service'] as const;

/** One of {@link ownershipFindings}. */
export type OwnershipFinding = (typeof ownershipFindings)[number];

/** A vehicle and how it is used. Null: not known. */
export interface OwnedVehicle {
  /** In hundredths of a euro. */
  readonly price: number;
  /** The year of its first registration. */
  readonly year: number | null;
  readonly fuel: OwnershipFuelSlug | null;
  /** For 100 km, in the unit of the fuel. */
  readonly consumption: number | null;
  /** Euros for a unit of the fuel, as the visitor pays it; it goes before the rule. */
  readonly unitPrice: number | null;
  /** Kilometres in a year, at least 1. */
  readonly kilometres: number;
  /** Years until it is sold, at least 1. */
  readonly years: number;
  /** Kilowatts. */
  readonly power: number | null;
  /** Cubic centimetres. */
  readonly displacement: number | null;
  /** What the visitor expects to sell it for, in hundredths of a euro; it goes before the prices of ads. */
  readonly resale: number | null;
  /** Amounts of the visitor; they go before the rules. */
  readonly found: Readonly<Partial<Record<OwnershipFinding, number>>>;
}

/** The lines of an estimate, in their order. */
export const ownershipLines = ['depreciation', 'energy', ...ownershipFindings] as const;

/** One of {@link ownershipLines}. */
export type OwnershipLineKey = (typeof ownershipLines)[number];

/** What a visitor has to find out. The text of a question names whom to ask. */
export type OwnershipQuestion =
  | OwnershipFinding
  | 'fuel'
  | 'consumption'
  | 'unit-price'
  | 'power'
  | 'displacement'
  | 'year'
  | 'reduction'
  /** No model is known, so no ads can be compared. */
  | 'model'
  /** The model has fewer comparable ads than are needed. */
  | 'too-few';

/** One line of an estimate. */
export interface OwnershipLine {
  readonly key: OwnershipLineKey;
  /** In hundredths of a euro for a year; null: it is a question. */
  readonly amount: number | null;
  readonly question: OwnershipQuestion | null;
  /** The figure is the visitor's own. */
  readonly isFound: boolean;
  /** The rule that the amount or the question is about. */
  readonly rule: FoundCostRule | null;
  /** The discount for the age, in per cent; 0: none. */
  readonly reduction: number;
  /** Euros for a unit of the fuel; only for `energy`. */
  readonly unitPrice: number | null;
  /** Only for `depreciation`. */
  readonly depreciation: Depreciation | null;
  readonly source: CostSource | null;
}

/** The estimate of owning a vehicle. */
export interface OwnershipCost {
  readonly lines: readonly OwnershipLine[];
  /** The sum of the known amounts, in hundredths of a euro for a year. */
  readonly total: number;
  /** How many lines are questions. Above 0 the total is less than the cost. */
  readonly open: number;
}

/** What an estimate is made with. `market`: prices of the model; null: not known which model. */
export interface OwnershipTerms extends CostTerms {
  readonly market: ModelYearPrices | null;
}

const plain = {
  amount: null,
  question: null,
  isFound: false,
  rule: null,
  reduction: 0,
  unitPrice: null,
  depreciation: null,
  source: null,
} as const;

const asks = (
  key: OwnershipLineKey,
  question: OwnershipQuestion,
  rule: FoundCostRule | null = null,
): OwnershipLine => ({
  ...plain,
  key,
  question,
  rule,
  source: rule?.source ?? null,
});

/** The age of a vehicle in years: only the year of its first registration is known. */
const ageOf = (year: number | null, day: string) =>
  year === null ? null : Math.max(0, Number(day.slice(0, 4)) - year);

/** The loss of value of a year: by the visitor's resale price, or by what older ads of the model ask. */
function depreciationLine({ price, resale, years }: OwnedVehicle, market: ModelYearPrices | null): OwnershipLine {
  const line = { ...plain, key: 'depreciation' } as const;
  if (resale !== null) return { ...line, amount: Math.round(Math.max(0, price - resale) / years), isFound: true };
  if (market === null) return asks('depreciation', 'model');

  const depreciation = depreciationOf(price, market);
  if (depreciation === null) return asks('depreciation', 'too-few');

  return { ...line, amount: Math.round(depreciation.loss / years), depreciation };
}

/** Fuel or electricity of a year. */
function energyLine(
  { fuel, consumption, kilometres, unitPrice: own }: OwnedVehicle,
  { rules, perEuro }: OwnershipTerms,
): OwnershipLine {
  if (fuel === null) return asks('energy', 'fuel');

  const rule = findCostRule(rules, ownershipFuels[fuel].priceRule);
  const unitPrice = own ?? eurosOf(rule, perEuro);
  if (consumption === null) return { ...asks('energy', 'consumption'), unitPrice };
  if (unitPrice === null) return asks('energy', 'unit-price', rule);

  const line = {
    ...plain,
    key: 'energy',
    amount: Math.round(kilometres * consumption * unitPrice),
    unitPrice,
  } as const;

  return own === null ? { ...line, rule, source: rule.source } : { ...line, isFound: true };
}

/** A line whose amount is the visitor's figure, the amount of a rule, or a question. */
function amountLine(
  key: OwnershipFinding,
  { found }: OwnedVehicle,
  rule: FoundCostRule | null,
  perEuro: number | null,
  question: OwnershipQuestion = key,
): OwnershipLine {
  const own = found[key];
  if (own !== undefined) return { ...plain, key, amount: own, isFound: true };

  const amount = rule && centsOf(rule, perEuro);
  if (amount === null) return asks(key, question, rule);

  return { ...plain, key, amount, rule, source: rule?.source ?? null };
}

/** The tax on use: by engine size, less for an older vehicle, and by its own rule for an electric drive. */
function useTaxLine(vehicle: OwnedVehicle, { rules, perEuro, day }: OwnershipTerms): OwnershipLine {
  const { fuel, displacement, year } = vehicle;
  if (fuel !== null && ownershipFuels[fuel].isElectric) {
    return amountLine('use-tax', vehicle, findCostRule(rules, 'use-tax-electric'), perEuro);
  }

  const rule = findCostRule(rules, 'use-tax', { size: displacement });
  const full = amountLine('use-tax', vehicle, rule, perEuro, displacement === null ? 'displacement' : 'use-tax');
  if (full.amount === null || full.isFound) return full;
  if (year === null) return asks('use-tax', 'year', rule);

  const { value: percent } = findCostRule(rules, 'use-tax-reduction', { size: displacement, age: ageOf(year, day) });
  if (percent === null) return asks('use-tax', 'reduction', rule);

  return { ...full, amount: Math.round((full.amount * (100 - percent)) / 100), reduction: percent };
}

/**
 * Estimates what owning a vehicle costs in a year, line by line, at the prices and rules of one day. An amount that no
 * rule gives is a question, never a guess. [N16]
 */
export function ownershipCost(vehicle: OwnedVehicle, terms: OwnershipTerms): OwnershipCost {
  const { rules, perEuro, market } = terms;
  const { power } = vehicle;
  const insurance = findCostRule(rules, 'insurance', { size: power });
  const simple = (key: 'inspection' | 'sticker' | 'local-fee') =>
    amountLine(key, vehicle, findCostRule(rules, key), perEuro);
  const lines: OwnershipLine[] = [
    depreciationLine(vehicle, market),
    energyLine(vehicle, terms),
    amountLine('insurance', vehicle, insurance, perEuro, power === null ? 'power' : 'insurance'),
    simple('inspection'),
    useTaxLine(vehicle, terms),
    simple('sticker'),
    simple('local-fee'),
    amountLine('service', vehicle, null, perEuro),
  ];

  return {
    lines,
    total: lines.reduce((sum, { amount }) => sum + (amount ?? 0), 0),
    open: lines.filter(({ question }) => question !== null).length,
  };
}

/** Hundredths of a euro for a month, from those for a year. */
export const perMonth = (yearly: number) => Math.round(yearly / 12);

/** Hundredths of a euro for 100 km, from those for a year. */
export const perHundredKilometres = (yearly: number, kilometres: number) => Math.round((yearly * 100) / kilometres);

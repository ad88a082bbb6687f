import {
  costRuleKinds,
  type CostRule,
  type CostRuleKey,
  type CostSource,
  type CostTerms,
} from '../costRules/costRules.ts';
import { centsOf, findCostRule } from '../costRules/findCostRule.ts';

/**
 * Figures that a visitor can enter if no rule has them: amounts in hundredths of a euro, `customs-rate` in per cent.
 */
export const importFindings = ['transport', 'customs-rate', 'testing', 'environment', 'registration'] as const;

/** One of {@link importFindings}. */
export type ImportFinding = (typeof importFindings)[number];

/** Where a vehicle was made: in the EU with a proof of it, or not. Its price says nothing about that. */
export const importOrigins = ['eu', 'other'] as const;

/** One of {@link importOrigins}. */
export type ImportOrigin = (typeof importOrigins)[number];

/** A vehicle that may be imported. Null: not known yet. */
export interface ImportedVehicle {
  /** In hundredths of a euro. */
  readonly price: number;
  readonly origin: ImportOrigin | null;
  /** The number of its Euro class: 5 is Euro 5, also with a letter. */
  readonly emissionClass: number | null;
  /** The year of its first registration. */
  readonly year: number | null;
  /** Figures of the visitor; they go before the rules, because they are about this vehicle. */
  readonly found: Readonly<Partial<Record<ImportFinding, number>>>;
}

/** The lines of an estimate, in their order. */
export const importLines = [
  'emission',
  'price',
  'transport',
  'customs',
  'vat',
  'testing',
  'environment',
  'registration',
] as const;

/** One of {@link importLines}. */
export type ImportLineKey = (typeof importLines)[number];

/** Questions that a visitor has to ask somebody. The text of a question names whom. */
export type ImportQuestion =
  | 'origin'
  | 'customs-rate'
  | 'vat'
  | 'emission'
  | 'emission-rule'
  | 'historic'
  | 'transport'
  | 'testing'
  | 'testing-new'
  | 'environment'
  | 'registration';

/** One line of an estimate: an amount, a question, or a fact such as the emission class. */
export interface ImportLine {
  readonly key: ImportLineKey;
  /** In hundredths of a euro; null: it is a question, or the line has no amount. */
  readonly amount: number | null;
  readonly question: ImportQuestion | null;
  /** The rate of a share, in per cent, and the hundredths of a euro that it is taken of; null otherwise. */
  readonly share: { readonly rate: number; readonly of: number } | null;
  /** The share is taken of what is known so far; other lines that belong to it are still questions. */
  readonly isPartial: boolean;
  /** The figure is the visitor's own. */
  readonly isFound: boolean;
  /** Whether the vehicle reaches the limit; only for `emission`, null where that is not known. */
  readonly isAllowed: boolean | null;
  /** The value of the rule as it is stored, for a fact or an amount; null otherwise. */
  readonly stated: Pick<CostRule, 'value' | 'currency'> | null;
  readonly source: CostSource | null;
}

/** The estimate of an import. */
export interface ImportCost {
  readonly lines: readonly ImportLine[];
  /** The sum of the known amounts, in hundredths of a euro. */
  readonly total: number;
  /** How many lines are questions. Above 0 the total is less than the cost. */
  readonly open: number;
}

const plain = {
  amount: null,
  question: null,
  share: null,
  isPartial: false,
  isFound: false,
  isAllowed: null,
  stated: null,
  source: null,
} as const;

/** Finds a rule by its name; the value of a missing one is null. */
const rulesOf = (rules: readonly CostRule[]) => (key: CostRuleKey) => findCostRule(rules, key);

/** A line whose amount is the visitor's figure, the amount of a rule, or a question. */
function amountLine(
  key: 'transport' | 'testing' | 'environment' | 'registration',
  { found }: ImportedVehicle,
  rule: CostRule,
  perEuro: number | null,
  question: ImportQuestion = key,
): ImportLine {
  const own = found[key];
  if (own !== undefined) return { ...plain, key, amount: own, isFound: true };

  const amount = centsOf(rule, perEuro);
  if (amount === null) return { ...plain, key, question, source: rule.source };

  return { ...plain, key, amount, stated: rule, source: rule.source };
}

/** A line that is a share of other amounts. */
const shareLine = (key: ImportLineKey, rate: number, of: number, isPartial: boolean): ImportLine => ({
  ...plain,
  key,
  amount: Math.round((of * rate) / 100),
  share: { rate, of },
  isPartial,
});

/**
 * Customs: a share of the price with the transport. The rate follows from the origin; without a known rate it is a
 * question.
 */
function customsLine(
  { price, origin, found }: ImportedVehicle,
  transport: ImportLine,
  ruleOf: ReturnType<typeof rulesOf>,
): ImportLine {
  const of = price + (transport.amount ?? 0);
  const isPartial = transport.amount === null;
  const own = found['customs-rate'];
  const euRule = ruleOf('customs-eu-origin');
  if (origin === null && own === undefined) {
    return { ...plain, key: 'customs', question: 'origin', source: euRule.source };
  }

  const rule = origin === 'eu' ? euRule : ruleOf('customs-other');
  if (own !== undefined && (origin !== 'eu' || rule.value === null)) {
    return { ...shareLine('customs', own, of, isPartial), isFound: true };
  }
  if (rule.value === null) return { ...plain, key: 'customs', question: 'customs-rate', source: rule.source };

  // a share of nothing is complete, whatever the transport costs
  return { ...shareLine('customs', rule.value, of, isPartial && rule.value > 0), source: rule.source };
}

/** Whether a vehicle reaches the lowest Euro class, or may be old enough to be exempt. */
function emissionLine(
  { emissionClass, year }: ImportedVehicle,
  ruleOf: ReturnType<typeof rulesOf>,
  day: string,
): ImportLine {
  const limit = ruleOf('emission-limit');
  const line = { ...plain, key: 'emission', stated: limit, source: limit.source } as const;
  if (limit.value === null) return { ...line, stated: null, question: 'emission-rule' };
  if (emissionClass !== null && emissionClass >= limit.value) return { ...line, isAllowed: true };

  const historic = ruleOf('historic-age');
  if (year !== null && historic.value !== null && Number(day.slice(0, 4)) - year >= historic.value) {
    return { ...line, question: 'historic', stated: historic, source: historic.source };
  }

  return emissionClass === null ? { ...line, question: 'emission' } : { ...line, isAllowed: false };
}

/** The months between two days as the law counts them: the day of the month decides about the last one. */
function monthsBetween(from: string, to: string) {
  const [fromYear = 0, fromMonth = 0, fromDay = 0] = from.split('-').map(Number);
  const [toYear = 0, toMonth = 0, toDay = 0] = to.split('-').map(Number);
  return (toYear - fromYear) * 12 + toMonth - fromMonth - (toDay < fromDay ? 1 : 0);
}

/** Whether a vehicle may still count as new: only the year of its first registration is known. */
function mayBeNew({ year }: ImportedVehicle, { value: months }: CostRule, day: string) {
  return year !== null && months !== null && monthsBetween(`${year}-12-31`, day) < months;
}

/**
 * Estimates what an import costs, line by line. An amount that no rule gives is a question, never a guess. Customs are
 * taken of the price with the transport, VAT of both with the customs (article 19 of the Serbian law on VAT). [N09]
 */
export function importCost(vehicle: ImportedVehicle, { rules, perEuro, day }: CostTerms): ImportCost {
  const ruleOf = rulesOf(rules);
  const transport = amountLine('transport', vehicle, ruleOf('transport'), perEuro);
  const customs = customsLine(vehicle, transport, ruleOf);
  const vat = ruleOf('vat');
  const taxed = vehicle.price + (transport.amount ?? 0) + (customs.amount ?? 0);
  const isPartial = transport.amount === null || customs.amount === null || customs.isPartial;
  const used = ruleOf('used-age');
  const isNew = mayBeNew(vehicle, used, day);
  const testing = amountLine('testing', vehicle, ruleOf('testing'), perEuro, isNew ? 'testing-new' : 'testing');
  const lines: ImportLine[] = [
    emissionLine(vehicle, ruleOf, day),
    { ...plain, key: 'price', amount: vehicle.price },
    transport,
    customs,
    vat.value === null
      ? { ...plain, key: 'vat', question: 'vat', source: vat.source }
      : { ...shareLine('vat', vat.value, taxed, isPartial), source: vat.source },
    testing.question === 'testing-new' ? { ...testing, stated: used, source: used.source } : testing,
    amountLine('environment', vehicle, ruleOf('environment'), perEuro),
    amountLine('registration', vehicle, ruleOf('registration'), perEuro),
  ];

  return {
    lines,
    total: lines.reduce((sum, { amount }) => sum + (amount ?? 0), 0),
    open: lines.filter(({ question }) => question !== null).length,
  };
}

/** The findings that a form asks for: those that no rule answers. */
export function askedFindings(rules: readonly CostRule[], perEuro: number | null): ImportFinding[] {
  const ruleOf = rulesOf(rules);
  return importFindings.filter((finding) => {
    const rule = ruleOf(finding === 'customs-rate' ? 'customs-other' : finding);
    return costRuleKinds[rule.key] === 'amount' ? centsOf(rule, perEuro) === null : rule.value === null;
  });
}

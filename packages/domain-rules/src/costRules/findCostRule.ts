import type { CostRule, CostRuleKey } from './costRules.ts';

/** What decides about the class of a vehicle. Null: not known, so no class is found. */
export interface CostClass {
  /** Kilowatts or cubic centimetres. */
  readonly size: number | null;
  /** Completed years. */
  readonly age?: number | null;
}

/** A rule for a vehicle, with the end of its class. */
export interface FoundCostRule extends CostRule {
  /** The last kilowatt or cubic centimetre of the class; null: it has no end, or the rule has no classes. */
  readonly upTo: number | null;
}

/** A rule that nobody has entered. */
const openRule = (key: CostRuleKey): FoundCostRule => ({
  key,
  above: 0,
  from_age: 0,
  value: null,
  currency: null,
  source: null,
  upTo: null,
});

/**
 * Finds the rule of a name; the value of a missing one is null. "Above 66 to 84" is a class: it ends where the next one
 * begins. The highest age that the vehicle has reached decides.
 *
 * @param of what decides about the class; without it the rule has none
 */
export function findCostRule(rules: readonly CostRule[], key: CostRuleKey, of: CostClass = { size: 1 }): FoundCostRule {
  const { size, age = 0 } = of;
  const named = rules.filter((rule) => rule.key === key);
  if (size === null || age === null) return openRule(key);

  const [found] = named
    .filter(({ above, from_age: fromAge }) => above < size && fromAge <= age)
    .toSorted((one, other) => other.above - one.above || other.from_age - one.from_age);
  if (!found) return openRule(key);

  const next = named.map(({ above }) => above).filter((above) => above > found.above);

  return { ...found, upTo: next.length > 0 ? Math.min(...next) : null };
}

/** The amount of a rule in euros; null if it is not known. */
export function eurosOf({ value, currency }: CostRule, perEuro: number | null): number | null {
  if (value === null || currency === 'EUR') return value;

  return perEuro === null ? null : value / perEuro;
}

/** The amount of a rule in hundredths of a euro; null if it is not known. */
export function centsOf(rule: CostRule, perEuro: number | null): number | null {
  const euros = eurosOf(rule, perEuro);
  return euros === null ? null : Math.round(euros * 100);
}

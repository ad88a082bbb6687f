import type { CostRuleKey } from '../costRules/costRules.ts';

/** How a fuel is counted. */
export interface OwnershipFuel {
  /** What its price and the consumption are for. */
  readonly unit: 'l' | 'kg' | 'kWh';
  readonly priceRule: CostRuleKey;
  /** One of the drives is electric: the tax on use has its own rule. */
  readonly isElectric: boolean;
}

/**
 * Fuels whose cost can be estimated, by the answers to the question for the fuel. A plug-in hybrid is counted by the
 * petrol that it takes on average. [N16]
 */
export const ownershipFuels = {
  dizel: { unit: 'l', priceRule: 'price-diesel', isElectric: false },
  benzin: { unit: 'l', priceRule: 'price-petrol', isElectric: false },
  hibrid: { unit: 'l', priceRule: 'price-petrol', isElectric: true },
  'plug-in-hibrid': { unit: 'l', priceRule: 'price-petrol', isElectric: true },
  elektricni: { unit: 'kWh', priceRule: 'price-electricity', isElectric: true },
  'benzin-tng': { unit: 'l', priceRule: 'price-lpg', isElectric: false },
  metan: { unit: 'kg', priceRule: 'price-cng', isElectric: false },
} as const satisfies Readonly<Record<string, OwnershipFuel>>;

/** The slug of a fuel of {@link ownershipFuels}. */
export type OwnershipFuelSlug = keyof typeof ownershipFuels;

/** All fuels, in the order of {@link ownershipFuels}. */
export const ownershipFuelSlugs = Object.keys(ownershipFuels) as OwnershipFuelSlug[];

/** The fuel of an answer; null for one whose cost is not estimated. */
export const ownershipFuelOf = (slug: string | undefined): OwnershipFuelSlug | null =>
  ownershipFuelSlugs.find((each) => each === slug) ?? null;

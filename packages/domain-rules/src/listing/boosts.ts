/** The stored numbers of promotions. [E17] */
export const boostTypes = {
  BOOST_REGULAR: 1,
  BOOST_XL: 2,
  BOOST_TOP: 3,
  BOOST_HOME: 4,
  BOOST_FACEBOOK: 5,
} as const;

/** The stored number of a promotion. */
export type BoostType = (typeof boostTypes)[keyof typeof boostTypes];

/** How a promotion is called in the product and on the wire; a regular ad has no tier. [T49, T09a] */
export type Tier = 'xl' | 'top' | 'home' | 'social';

/** One promotion under all its names, with its price. */
export interface BoostProduct {
  readonly id: BoostType;
  readonly tier: Tier;
  /** Message key of the name. */
  readonly title: `tier.${Tier}`;
  /** Message key of the description. */
  readonly description: `tier.${Tier}.does`;
  readonly credits: number;
  /** In whole units of each currency. */
  readonly price: { readonly RSD: number; readonly EUR: number };
  /** How long it runs. [L08] */
  readonly days: number;
}

const product = (id: BoostType, tier: Tier, credits: number, days: number): BoostProduct => ({
  id,
  tier,
  title: `tier.${tier}`,
  description: `tier.${tier}.does`,
  credits,
  price: { RSD: credits * 100, EUR: credits },
  days,
});

/**
 * The products for sale, in the order of the tiers. A regular ad is free and is not listed. [E16, L04-L08, T09a, T49]
 */
export const boostProducts: readonly BoostProduct[] = [
  product(boostTypes.BOOST_XL, 'xl', 6, 60),
  product(boostTypes.BOOST_TOP, 'top', 9, 30),
  product(boostTypes.BOOST_HOME, 'home', 10, 5),
  product(boostTypes.BOOST_FACEBOOK, 'social', 10, 5),
];

/** The tiers in the order in which they count: one card shows only the first that its ad has. */
export const tiers: readonly Tier[] = boostProducts.map(({ tier }) => tier);

/** The tier of a stored promotion; `null` for a regular ad and for an unknown number. */
export function tierOf(type: number): Tier | null {
  return boostProducts.find(({ id }) => id === type)?.tier ?? null;
}

/** The stored number of a tier. */
export function boostTypeOf(tier: Tier): BoostType {
  return boostProducts.find((each) => each.tier === tier)?.id ?? boostTypes.BOOST_REGULAR;
}

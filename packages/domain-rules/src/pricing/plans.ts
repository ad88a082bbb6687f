/** A packet of an account. */
export interface PlanPrice {
  readonly name: 'lot' | 'showroom';
  /** In whole units of each currency, for its months. */
  readonly price: { readonly RSD: number; readonly EUR: number };
  readonly months: number;
}

/** The packets that cost something, cheapest first. The prices are our own choice: the specification names none. [M13, A08] */
export const planPrices: readonly PlanPrice[] = [
  { name: 'lot', price: { RSD: 4900, EUR: 49 }, months: 1 },
  { name: 'showroom', price: { RSD: 9900, EUR: 99 }, months: 1 },
];

import { creditPackages } from '../pricing/priceList.ts';
import type { CartItem } from './Cart.ts';

/** The most credits that can be ordered as a number: a cart takes at most 99 of each package. */
export const maxCreditsAtOnce = 9_990;

/** Packages of credits that somebody buys who lacks some. */
export interface MissingCreditItems {
  readonly items: readonly CartItem[];
  /** Credits in them: never fewer than were missing, and never a smallest package more. */
  readonly credits: number;
}

/**
 * The packages that cover a number of missing credits, the large ones first; a credit costs the same in each.
 * [J32, L04]
 */
export function creditItems(missing: number): MissingCreditItems {
  const [smallest] = creditPackages;
  let rest = Math.ceil(missing / smallest) * smallest;
  const credits = rest;
  const items = creditPackages.toReversed().flatMap((amount): CartItem | [] => {
    const quantity = Math.floor(rest / amount);
    rest -= quantity * amount;
    return quantity === 0 ? [] : { product: `credits-${amount}`, quantity };
  });

  return { items, credits };
}

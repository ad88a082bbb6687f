import { maxOfOne } from '../cart/Cart.ts';
import { boostProducts } from '../listing/boosts.ts';
import { priceOfCredits, type CreditCurrency } from './credits.ts';
import { imagePackagePrice, imagePackages } from './imagePricing.ts';
import { planPrices } from './plans.ts';
import { priorityReviewCredits } from './priorityReview.ts';
import type { Product } from './Product.ts';

/** Sizes in which credits are sold; any other number is bought by several of them. */
export const creditPackages = [10, 50, 100] as const;

/** Minor units in one whole unit of a currency. */
const minor = 100;

const unlimited = { credits: null, duration: null, durationUnit: null } as const;

const credits = (currency: CreditCurrency) =>
  creditPackages.map((amount): Product => {
    const price = priceOfCredits(amount, currency);
    const words = { title: 'product.credits', description: 'product.credit-price' };
    return {
      id: `credits-${amount}`,
      kind: 'credits',
      ...words,
      amount,
      currency,
      price,
      fullPrice: price,
      ...unlimited,
      most: maxOfOne,
    };
  });

const plans = (currency: CreditCurrency) =>
  planPrices.map(({ name, price, months }): Product => {
    const words = { title: `product.plan-${name}`, description: 'product.plan-months' };
    const sum = price[currency] * minor;
    const money = { currency, price: sum, fullPrice: sum, credits: null };

    return {
      id: `plan-${name}`,
      kind: 'plan',
      ...words,
      amount: 1,
      ...money,
      duration: months,
      durationUnit: 'months',
      most: 1,
    };
  });

const boosts = (currency: CreditCurrency) =>
  boostProducts.map(({ tier, title, description, price, credits: payable, days }): Product => {
    const sum = price[currency] * minor;
    const money = { currency, price: sum, fullPrice: sum, credits: payable };
    return {
      id: `boost-${tier}`,
      kind: 'boost',
      title,
      description,
      amount: 1,
      ...money,
      duration: days,
      durationUnit: 'days',
      most: 1,
    };
  });

const images = (currency: CreditCurrency) =>
  imagePackages.map((amount): Product => {
    const { full, price, credits: payable } = imagePackagePrice(amount, currency);
    const words = { title: 'product.images', description: 'product.images' };
    return {
      id: `images-${amount}`,
      kind: 'images',
      ...words,
      amount,
      currency,
      price,
      fullPrice: full,
      ...unlimited,
      credits: payable,
      most: 1,
    };
  });

const review = (currency: CreditCurrency): Product => {
  const price = priceOfCredits(priorityReviewCredits, currency);
  const words = { title: 'product.review', description: 'product.review' };
  const money = { currency, price, fullPrice: price };

  return {
    id: 'review',
    kind: 'review',
    ...words,
    amount: 1,
    ...money,
    ...unlimited,
    credits: priorityReviewCredits,
    most: 1,
  };
};

/**
 * Everything that is for sale, in one currency. The one price list: pages, carts and orders read it.
 * [E16, E18, L01, L02, L04-L08, L15-L18]
 */
export function priceList(currency: CreditCurrency): readonly Product[] {
  return [...credits(currency), ...plans(currency), ...boosts(currency), ...images(currency), review(currency)];
}

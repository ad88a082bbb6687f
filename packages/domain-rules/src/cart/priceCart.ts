import type { Product } from '../pricing/Product.ts';
import { isForAd, type Cart } from './Cart.ts';

/** The data of a product that a cart needs for its price. */
export type PricedProduct = Pick<Product, 'id' | 'kind' | 'price' | 'fullPrice' | 'credits' | 'most'>;

/** One item of a cart beside its row of the price list; money in minor units. */
export interface CartLine<Row extends PricedProduct> {
  /** Id of the item. */
  readonly id: string;
  /** Id of the product, also where the list no longer has it. */
  readonly productId: string;
  /** Null: it is no longer sold and costs nothing here. */
  readonly product: Row | null;
  /** Never more than are sold at once. */
  readonly quantity: number;
  readonly price: number;
  /** The own ad that it is for; null for what belongs to no ad. */
  readonly ad: number | null;
}

/** A cart with today's prices; money in minor units of the list's currency. */
export interface PricedCart<Row extends PricedProduct> {
  readonly lines: readonly CartLine<Row>[];
  /** Before discounts. */
  readonly full: number;
  readonly discount: number;
  readonly total: number;
  /**
   * What credits can pay: how many lines, their price in money, what discounts take off it, and their price in credits.
   */
  readonly payable: {
    readonly count: number;
    readonly price: number;
    readonly discount: number;
    readonly credits: number;
  };
  /** Whether everything in it is still sold. */
  readonly isSold: boolean;
}

/**
 * The price of a cart by a price list. All prices come from the list. A product that the list does not have, or that
 * needs an ad and names none, stays as a line without a price, so that it can be shown and removed. [B02, E12]
 */
export function priceCart<Row extends PricedProduct>(cart: Cart, products: readonly Row[]): PricedCart<Row> {
  const byId = new Map(products.map((product) => [product.id, product]));
  const lines = Object.entries(cart).map(([id, item]): CartLine<Row> => {
    const known = byId.get(item.product);
    const product = known && isForAd(known.kind) === (item.ad !== undefined) ? known : null;
    const quantity = Math.min(item.quantity, product?.most ?? item.quantity);
    const price = (product?.price ?? 0) * quantity;

    return { id, productId: item.product, product, quantity, price, ad: item.ad ?? null };
  });
  const total = lines.reduce((sum, { price }) => sum + price, 0);
  const full = lines.reduce((sum, { product, quantity }) => sum + (product?.fullPrice ?? 0) * quantity, 0);
  const inCredits = lines.filter(({ product }) => product !== null && product.credits !== null);
  const payablePrice = inCredits.reduce((sum, { price }) => sum + price, 0);
  const payable = {
    count: inCredits.length,
    price: payablePrice,
    discount: inCredits.reduce(
      (sum, { product, quantity }) => sum + (product?.fullPrice ?? 0) * quantity,
      -payablePrice,
    ),
    credits: inCredits.reduce((sum, { product, quantity }) => sum + (product?.credits ?? 0) * quantity, 0),
  };
  const isSold = lines.every(({ product }) => product !== null);

  return { lines, full, discount: full - total, total, payable, isSold };
}

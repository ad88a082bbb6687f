import { Failure, type WantedItem } from '@volan/api-contract';
import { cartItemId } from '@volan/domain-rules';
import type { TransactionSql } from 'postgres';
import { removePaidFromCart } from '../collected/collectedStore.ts';
import { fieldFailure } from '../platform/server/fieldFailure.ts';
import { buyForAd, isAdProduct, type AdPurchase } from './adProducts.ts';
import type { CartLineRequest } from './wantedLines.ts';

/** An item of a cart is no longer available: nothing was paid. */
export class Gone extends Error {}

/** Items for own ads that credits pay. */
export interface ItemsInCredits {
  readonly items: readonly WantedItem[];
  /** The same items with their products and ads, locked by the caller, in the same order. */
  readonly lines: readonly (CartLineRequest | null)[];
  /** Credits that the buyer saw. */
  readonly shown: number;
  readonly buyerId: number;
  /** Id of the transfer of an item by its index; the same id is refused a second time. */
  readonly idOf: (index: number) => string;
}

/**
 * Pays items with credits and applies them, in the transaction of the caller, all or none. They are removed from the
 * cart of the buyer. Returns the credits that were paid, or a failure if nothing was paid. [J32, M40]
 *
 * @throws Gone, NotEnough, TransferRefused: the caller rolls everything back
 */
export async function payItems(
  sql: TransactionSql,
  { items, lines, shown, buyerId, idOf }: ItemsInCredits,
  now: Date,
): Promise<number | Failure<'validation' | 'conflict', null>> {
  const purchases = lines.flatMap((line, index): AdPurchase | [] => {
    if (!line?.ad || !isAdProduct(line.product.kind)) return [];

    const { ad, product } = line;
    return { id: idOf(index), product: product.id, kind: line.product.kind, ad, actorId: buyerId };
  });
  if (purchases.length < items.length) return fieldFailure('items', 'gone');

  const total = lines.reduce((sum, line) => sum + (line?.product.credits ?? 0), 0);
  if (total !== shown) return new Failure<'conflict', null>('conflict');

  for (const purchase of purchases) {
    if (!(await buyForAd(sql, purchase, now))) throw new Gone();
  }
  await removePaidFromCart(
    sql,
    buyerId,
    items.map(({ product, ad_id: ad }) => cartItemId(product, ad)),
  );

  return total;
}

import { Failure, type WantedItem } from '@volan/api-contract';
import { cartItemId } from '@volan/domain-rules';
import type { TransactionSql } from 'postgres';
import { takePaidOutOfCart } from '../collected/collectedStore.ts';
import { fieldFailure } from '../platform/server/fieldFailure.ts';
import { buyForAd, isAdProduct, type AdPurchase } from './adProducts.ts';
import type { WantedLine } from './wantedLines.ts';

/** Something of a cart could not be had any more: nothing of it was paid. */
export class Gone extends Error {}

/** Items for own ads that credits pay. */
export interface ItemsInCredits {
  readonly items: readonly WantedItem[];
  /** The same items as the price list and their ads say, locked by the caller, in the same order. */
  readonly lines: readonly (WantedLine | null)[];
  /** Credits that the buyer saw. */
  readonly shown: number;
  readonly buyerId: number;
  /** Id of the transfer of an item by its place: the same again is refused. */
  readonly idOf: (place: number) => string;
}

/**
 * Pays items with credits and gives what they are, in the transaction of the caller, all or none; they go out of the cart of the buyer.
 * Answers the credits that were paid; a failure where nothing was. [J32, M40]
 *
 * @throws Gone, NotEnough, TransferRefused: the caller takes all back
 */
export async function payItems(
  sql: TransactionSql,
  { items, lines, shown, buyerId, idOf }: ItemsInCredits,
  now: Date,
): Promise<number | Failure<'validation' | 'conflict', null>> {
  const purchases = lines.flatMap((line, place): AdPurchase | [] => {
    if (!line?.ad || !isAdProduct(line.product.kind)) return [];
    const { ad, product } = line;
    return { id: idOf(place), product: product.id, kind: line.product.kind, ad, actorId: buyerId };
  });
  if (purchases.length < items.length) return fieldFailure('items', 'gone');
  const total = lines.reduce((sum, line) => sum + (line?.product.credits ?? 0), 0);
  if (total !== shown) return new Failure<'conflict', null>('conflict');
  for (const purchase of purchases) {
    if (!(await buyForAd(sql, purchase, now))) throw new Gone();
  }
  await takePaidOutOfCart(
    sql,
    buyerId,
    items.map(({ product, ad_id: ad }) => cartItemId(product, ad)),
  );
  return total;
}

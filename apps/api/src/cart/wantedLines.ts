import { Failure, priceListOf, type WantedItem } from '@volan/api-contract';
import { isForAd, type Actor, type BrandId, type Product } from '@volan/domain-rules';
import type { Sql, TransactionSql } from 'postgres';
import { findOwnAd, type OwnAd } from '../selling/ownership.ts';
import { canHave, isAdProduct } from './adProducts.ts';

/** What somebody wants to buy, at the price of now. */
export interface WantedLine {
  readonly product: Pick<Product, 'id' | 'kind' | 'amount' | 'price' | 'credits' | 'most'>;
  readonly quantity: number;
  /** The own ad that it is for; null for what belongs to no ad. */
  readonly ad: OwnAd | null;
}

/**
 * Reads what somebody wants to buy against the price list and their ads; null where an item is not sold, is for an ad that cannot have
 * it, or stands twice. What is for an ad is paid by the account of the ad: only its owner buys it. [M40]
 *
 * @param lock keeps the ads until the transaction ends
 */
export async function wantedLines(
  sql: Sql | TransactionSql,
  { items, brand, actor }: { readonly items: readonly WantedItem[]; readonly brand: BrandId; readonly actor: Actor },
  lock = false,
): Promise<readonly (WantedLine | null)[]> {
  const products = new Map(priceListOf(brand).products.map((product) => [product.id, product]));
  const ids = [...new Set(items.flatMap(({ ad_id: id }) => (id === undefined ? [] : [id])))].sort((a, b) => a - b);
  const ads = new Map<number, OwnAd>();
  for (const id of ids) {
    const ad = await findOwnAd(sql, 'ads.boost', actor, id, lock);
    if (!(ad instanceof Failure) && ad.userId === actor.id) ads.set(id, ad);
  }
  return items.map(({ product: id, quantity, ad_id: adId }, place) => {
    const product = products.get(id);
    if (!product || quantity > product.most) return null;
    if (items.findIndex((item) => item.product === id && item.ad_id === adId) !== place) return null;
    if (!isForAd(product.kind)) return adId === undefined ? { product, quantity, ad: null } : null;
    const ad = adId === undefined ? undefined : ads.get(adId);
    return ad && isAdProduct(product.kind) && canHave(product.kind, ad) ? { product, quantity, ad } : null;
  });
}

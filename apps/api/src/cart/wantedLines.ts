import { Failure, priceListOf, type WantedItem } from '@volan/api-contract';
import { isForAd, isSoldDespite, type Actor, type BrandId, type Product, type ProductKind } from '@volan/domain-rules';
import type { Sql, TransactionSql } from 'postgres';
import { withheldFor } from '../countries/withheldFor.ts';
import { findOwnAd, type OwnAd } from '../ads/ownership.ts';
import { canHave, isAdProduct } from './adProducts.ts';

/** An item that a user wants to buy, at the current price. */
export interface CartLineRequest {
  readonly product: Pick<Product, 'id' | 'kind' | 'amount' | 'price' | 'credits' | 'most'>;
  readonly quantity: number;
  /** The own ad that it is for; null for a product without an ad. */
  readonly ad: OwnAd | null;
}

/**
 * Reads items that a user wants to buy against the price list and their ads. An item is null if it is not sold in their
 * country, is for an ad that cannot have it, or is listed twice. The account of an ad pays for items of the ad, so only
 * its owner can buy them. [M40]
 *
 * @param lock keeps the ads until the transaction ends
 */
export async function wantedLines(
  sql: Sql | TransactionSql,
  { items, brand, actor }: { readonly items: readonly WantedItem[]; readonly brand: BrandId; readonly actor: Actor },
  lock = false,
): Promise<readonly (CartLineRequest | null)[]> {
  const products = new Map(priceListOf(brand).products.map((product) => [product.id, product]));
  const ids = [...new Set(items.flatMap(({ ad_id: id }) => (id === undefined ? [] : [id])))].sort((a, b) => a - b);
  const ads = new Map<number, OwnAd>();
  for (const id of ids) {
    const ad = await findOwnAd(sql, 'cart.read', actor, id, lock);
    if (!(ad instanceof Failure) && ad.userId === actor.id) ads.set(id, ad);
  }
  const withheld = await withheldFor(sql, actor.id);
  const lines: (CartLineRequest | null)[] = [];
  for (const [index, { product: id, quantity, ad_id: adId }] of items.entries()) {
    const product = products.get(id);
    const isTwice =
      items.findIndex((item) => sameThing(item.product) === sameThing(id) && item.ad_id === adId) !== index;
    const ad = adId === undefined ? null : ads.get(adId);
    const isKnown =
      product && isSoldDespite(product.kind, withheld) && quantity <= product.most && !isTwice && ad !== undefined;
    const isOpen = isKnown && (await fits(sql, product.kind, ad));
    lines.push(isOpen ? { product, quantity, ad } : null);
  }

  return lines;
}

/** An ad has at most one package of pictures, whatever its size. */
const sameThing = (product: string) => product.replace(/^images-\d+$/, 'images');

/** Whether a product fits its ad, or fits an item without an ad. */
const fits = async (sql: Sql | TransactionSql, kind: ProductKind, ad: OwnAd | null) =>
  ad === null ? !isForAd(kind) : isAdProduct(kind) && (await canHave(sql, kind, ad));

/** Whether the country of an account withholds one of the items. [J68] */
export async function isAnyWithheld(
  sql: Sql | TransactionSql,
  { items, brand, actor }: { readonly items: readonly WantedItem[]; readonly brand: BrandId; readonly actor: Actor },
): Promise<boolean> {
  const withheld = await withheldFor(sql, actor.id);
  const wanted = new Set(items.map(({ product }) => product));
  return priceListOf(brand).products.some(({ id, kind }) => wanted.has(id) && !isSoldDespite(kind, withheld));
}

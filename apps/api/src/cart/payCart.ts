import { Failure, type CallOutcome, type CallRequest, type payWithCredits, type WantedItem } from '@volan/api-contract';
import { cartItemId, maxItems } from '@volan/domain-rules';
import type { Sql } from 'postgres';
import { takePaidOutOfCart } from '../collected/collectedStore.ts';
import { NotEnough, TransferRefused } from '../ledger/refusals.ts';
import { balanceOf } from '../ledger/transfers.ts';
import { fieldFailure } from '../platform/server/fieldFailure.ts';
import { idempotencyKeyOf, principalOf, type CallContext } from '../platform/server/RequestContext.ts';
import { buyForAd, isAdProduct, type AdPurchase } from './adProducts.ts';
import { isAnyWithheld, wantedLines } from './wantedLines.ts';

/** What carts stand on. */
export interface CartDeps {
  readonly sql: Sql;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

interface PaidRow {
  readonly id: string;
  readonly facts: { readonly ad_id?: number; readonly product?: string };
}

/** Whether a transfer of before paid just this item. */
const isPaidBy = (before: readonly PaidRow[], id: string, { product, ad_id: adId }: WantedItem) =>
  before.some(({ facts, ...row }) => row.id === id && facts.ad_id === adId && (facts.product ?? 'review') === product);

/** Something of a cart could not be had any more: nothing of it was paid. */
class Gone extends Error {}

/** Pays what is for own ads with credits, all of it or nothing. [J32, M40] */
export async function payCart(
  { sql, now }: CartDeps,
  { items, credits: shown }: CallRequest<typeof payWithCredits>,
  context: CallContext,
): Promise<CallOutcome<typeof payWithCredits>> {
  const { actor } = principalOf(context);
  const key = `cart:${actor.id}:${idempotencyKeyOf(context)}`;
  try {
    return await sql.begin(async (transaction): Promise<CallOutcome<typeof payWithCredits>> => {
      await transaction`select from users where id = ${actor.id} for no key update`;
      // the ads are locked: two tries with one key come one after the other
      const lines = await wantedLines(transaction, { items, brand: context.brand, actor }, true);
      const before = await transaction<PaidRow[]>`
        select id, facts from ledger_transfer
        where id = any (${Array.from({ length: maxItems }, (_, place) => `${key}:${place}`)})`;
      const balance = () => balanceOf(transaction, actor.id, 'credit');
      if (before.length > 0) {
        const isSame =
          before.length === items.length && items.every((item, place) => isPaidBy(before, `${key}:${place}`, item));
        return isSame ? { credits: shown, balance: await balance() } : new Failure<'conflict', null>('conflict');
      }
      if (await isAnyWithheld(transaction, { items, brand: context.brand, actor })) {
        return new Failure<'not-offered', null>('not-offered');
      }
      const purchases = lines.flatMap((line, place): AdPurchase | [] => {
        if (!line?.ad || !isAdProduct(line.product.kind)) return [];
        const { ad, product } = line;
        return { id: `${key}:${place}`, product: product.id, kind: line.product.kind, ad, actorId: actor.id };
      });
      if (purchases.length < items.length) return fieldFailure('items', 'gone');
      const total = lines.reduce((sum, line) => sum + (line?.product.credits ?? 0), 0);
      if (total !== shown) return new Failure<'conflict', null>('conflict');
      for (const purchase of purchases) {
        if (!(await buyForAd(transaction, purchase, new Date(now())))) throw new Gone();
      }
      await takePaidOutOfCart(
        transaction,
        actor.id,
        items.map(({ product, ad_id: ad }) => cartItemId(product, ad)),
      );
      return { credits: total, balance: await balance() };
    });
  } catch (error) {
    if (error instanceof NotEnough) return new Failure('not-enough-credits', { data: { missing: error.missing } });
    if (error instanceof Gone || error instanceof TransferRefused) return new Failure<'conflict', null>('conflict');
    throw error;
  }
}

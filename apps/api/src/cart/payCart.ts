import { Failure, type CallOutcome, type CallRequest, type payWithCredits, type WantedItem } from '@volan/api-contract';
import type { Sql } from 'postgres';
import { NotEnough, TransferRefused } from '../ledger/refusals.ts';
import { balanceOf } from '../ledger/transfers.ts';
import { idempotencyKeyOf, principalOf, type CallContext } from '../platform/server/RequestContext.ts';
import { Gone, payItems } from './payItems.ts';
import { paidRows, paymentName, productOf, type PaidRow } from './readCreditPayment.ts';
import { isAnyWithheld, wantedLines } from './wantedLines.ts';

/** Dependencies of carts. */
export interface CartDeps {
  readonly sql: Sql;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Whether an earlier transfer paid exactly this item. */
const isPaidBy = (before: readonly PaidRow[], id: string, { product, ad_id: adId }: WantedItem) =>
  before.some((row) => row.id === id && row.facts.ad_id === adId && productOf(row) === product);

/** Pays items for own ads with credits, all of them or none. [J32, M40] */
export async function payCart(
  { sql, now }: CartDeps,
  { items, credits: shown }: CallRequest<typeof payWithCredits>,
  context: CallContext,
): Promise<CallOutcome<typeof payWithCredits>> {
  const { actor } = principalOf(context);
  const key = paymentName(actor.id, idempotencyKeyOf(context));
  try {
    return await sql.begin(async (transaction): Promise<CallOutcome<typeof payWithCredits>> => {
      await transaction`select from users where id = ${actor.id} for no key update`;
      // the ads are locked, so two tries with one key run one after the other
      const lines = await wantedLines(transaction, { items, brand: context.brand, actor }, true);
      const before = await paidRows(transaction, key);
      const balance = () => balanceOf(transaction, actor.id, 'credit');
      if (before.length > 0) {
        const isSame =
          before.length === items.length && items.every((item, index) => isPaidBy(before, `${key}:${index}`, item));
        return isSame ? { credits: shown, balance: await balance() } : new Failure<'conflict', null>('conflict');
      }
      if (await isAnyWithheld(transaction, { items, brand: context.brand, actor })) {
        return new Failure<'not-offered', null>('not-offered');
      }
      const paid = await payItems(
        transaction,
        { items, lines, shown, buyerId: actor.id, idOf: (index) => `${key}:${index}` },
        new Date(now()),
      );
      if (paid instanceof Failure) return paid;

      return { credits: paid, balance: await balance() };
    });
  } catch (error) {
    if (error instanceof NotEnough) return new Failure('not-enough-credits', { data: { missing: error.missing } });
    if (error instanceof Gone || error instanceof TransferRefused) return new Failure<'conflict', null>('conflict');
    throw error;
  }
}

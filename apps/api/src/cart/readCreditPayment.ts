import { Failure, type CallOutcome, type getCreditPayment } from '@volan/api-contract';
import { maxItems } from '@volan/domain-rules';
import type { Sql, TransactionSql } from 'postgres';
import type { Ads } from '../ads/ads.ts';
import { balanceOf } from '../ledger/transfers.ts';
import { principalOf, type CallContext } from '../platform/server/RequestContext.ts';

/** A transfer that paid an item of a cart. */
export interface PaidRow {
  readonly id: string;
  readonly amount: number;
  readonly facts: { readonly ad_id?: number; readonly product?: string };
}

/** Prefix of every transfer of a payment. */
export const paymentName = (userId: number, key: string) => `cart:${userId}:${key}`;

/** The product that a transfer paid; a review names none. */
export const productOf = ({ facts }: Pick<PaidRow, 'facts'>) => facts.product ?? 'review';

/** The transfers of a payment, in the order of its items; empty if it paid nothing. */
export const paidRows = (sql: Sql | TransactionSql, name: string) => sql<PaidRow[]>`
  select id, amount::int, facts from ledger_transfer
  where id = any (${Array.from({ length: maxItems }, (_, index) => `${name}:${index}`)}) order by seq`;

/** The products that an own payment with credits bought. [J32, B33] */
export async function readCreditPayment(
  { sql, ads }: { readonly sql: Sql; readonly ads: Pick<Ads, 'inAnyState'> },
  key: string,
  context: CallContext,
): Promise<CallOutcome<typeof getCreditPayment>> {
  const { actor } = principalOf(context);
  const paid = await paidRows(sql, paymentName(actor.id, key));
  if (paid.length === 0) return new Failure<'not-found', null>('not-found');

  const [shown, balance] = await Promise.all([
    ads.inAnyState(
      paid.flatMap(({ facts: { ad_id: id } }) => id ?? []),
      context.language,
    ),
    balanceOf(sql, actor.id, 'credit'),
  ]);
  const titles = new Map(shown.map(({ id, title }) => [id, title]));
  const items = paid.map((row) => {
    const id = row.facts.ad_id ?? 0;
    return { product: productOf(row), credits: row.amount, ad: { id, title: titles.get(id) ?? '' } };
  });

  return { items, balance };
}

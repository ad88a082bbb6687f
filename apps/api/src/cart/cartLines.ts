import { createHash } from 'node:crypto';
import type { CallOutcome, CallRequest, listCartLines } from '@volan/api-contract';
import { brands } from '@volan/domain-rules';
import type { Ads } from '../ads/ads.ts';
import { balanceOf } from '../ledger/transfers.ts';
import { proposedInvoice } from './invoiceDetails.ts';
import { periodsOf, planOf } from '../plans/periods.ts';
import { presentOffer, quotePlan } from '../plans/quotePlan.ts';
import { accountsOf } from '../ads/ownership.ts';
import { principalOf, type CallContext } from '../platform/server/RequestContext.ts';
import type { CartDeps } from './payCart.ts';
import { wantedLines } from './wantedLines.ts';

/** The ads and products of the items in a cart, and whether they can still be bought. [B02] */
export async function cartLines(
  { sql, ads, now }: CartDeps & { readonly ads: Pick<Ads, 'inAnyState'> },
  { items, lang }: CallRequest<typeof listCartLines>,
  context: CallContext,
): Promise<CallOutcome<typeof listCartLines>> {
  const { actor } = principalOf(context);
  const wanted = items.flatMap(({ ad_id: id }) => (id === undefined ? [] : [id]));
  const own = await sql<{ id: number }[]>`
    select id::int from ad
    where id = any (${wanted}::bigint[]) and user_id = any (${accountsOf(actor)}::bigint[]) and not fast`;
  const moment = new Date(now());
  const [open, shown, balance, periods, invoice] = await Promise.all([
    wantedLines(sql, { items, brand: context.brand, actor }),
    ads.inAnyState(
      own.map(({ id }) => id),
      lang ?? context.language,
    ),
    balanceOf(sql, actor.id, 'credit'),
    periodsOf(sql, actor.id, moment),
    proposedInvoice(sql, actor.id),
  ]);
  const { creditCurrency: currency } = brands[context.brand];
  const offerOf = (product: string) =>
    presentOffer(quotePlan(planOf(product), periods, currency, moment), periods, currency);
  const [ended] = await sql<{ count: number }[]>`
    select count(*)::int as count from purchase_order
    where user_id = ${actor.id} and state in ('captured', 'refunded', 'cancelled')`;
  const [spent] = await sql<{ last: number | null }[]>`
    select max(seq)::int as last from ledger_transfer
    where gives = (select id from ledger_account where user_id = ${actor.id} and unit = 'credit')`;
  const adOf = new Map(shown.map((ad) => [ad.id, ad]));
  const lines = items.map(({ product, ad_id: id }, index) => {
    const ad = id === undefined ? undefined : adOf.get(id);
    return {
      product,
      ad_id: id ?? null,
      is_open: Boolean(open[index]),
      plan: open[index]?.product.kind === 'plan' ? offerOf(product) : null,
      ad: ad ? { id: ad.id, title: ad.title, image: ad.images[0] ?? null } : null,
    };
  });
  const prices = lines.map(({ plan }, index) => plan?.price ?? open[index]?.product.price ?? null);
  const keyAfter = (before: string) => uuidOf(JSON.stringify([actor.id, context.brand, before, items, prices]));

  return {
    lines,
    balance,
    invoice,
    order_key: keyAfter(`orders ${ended?.count ?? 0}`),
    credits_key: keyAfter(`spent ${spent?.last ?? 0}`),
  };
}

/** A text as a UUID of version 8: the same for the same text. */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

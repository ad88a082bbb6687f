import {
  Failure,
  type CallRequest,
  type ChangedTotal,
  type checkout as call,
  type MissingCredits,
  type payOrder as payCall,
  type StartedPayment,
  type WantedItem,
} from '@volan/api-contract';
import { brands, netOf, vatPercent, type BrandId, type PaymentMethod } from '@volan/domain-rules';
import type { TransactionSql } from 'postgres';
import { Gone } from '../cart/payItems.ts';
import { refuseCompanyPacket, type PacketRefusal } from '../cart/refuseCompanyPacket.ts';
import { isAnyWithheld, wantedLines, type CartLineRequest } from '../cart/wantedLines.ts';
import { refuseWithheld } from '../countries/withheldFor.ts';
import { NotEnough, TransferRefused } from '../ledger/refusals.ts';
import { fieldFailure } from '../platform/server/fieldFailure.ts';
import { idempotencyKeyOf, principalOf, type CallContext } from '../platform/server/RequestContext.ts';
import { periodsOf, planOf } from '../plans/periods.ts';
import { quotePlan } from '../plans/quotePlan.ts';
import { saveInvoiceDetails, refuseInvoice } from '../cart/invoiceDetails.ts';
import type { OrderDeps } from './OrderDeps.ts';
import { noGateway, resumeAttempt, startAttempt, type PayableOrder } from './startAttempt.ts';
import { startTransfer } from './transfers/startTransfer.ts';
import { divide, paidBeside, payBeside } from './withCredits.ts';

type CheckoutOutcome =
  | StartedPayment
  | Failure<'validation' | 'payment-unavailable' | 'not-offered', null>
  | Failure<'conflict', ChangedTotal | null>
  | Failure<'not-enough-credits', MissingCredits>
  | PacketRefusal;

interface Line {
  readonly product: CartLineRequest['product'];
  readonly quantity: number;
  /** Credits that one piece gives; 1 for a packet. Purchases for an ad are paid with the credits that they give. */
  readonly amount: number;
  readonly price: number;
  readonly adId: number | null;
  /** For a larger packet: the value of the unused days of the smaller packet, and the smaller packet itself. */
  readonly unused: number;
  readonly replaces: number | null;
}

/** The lines of an order at current prices. Null: something cannot be bought. */
async function linesOf(
  sql: OrderDeps['sql'],
  items: readonly WantedItem[],
  context: CallContext,
  now: Date,
): Promise<readonly Line[] | null> {
  const { actor } = principalOf(context);
  const wanted = await wantedLines(sql, { items, brand: context.brand, actor });
  const periods = await periodsOf(sql, actor.id, now);
  const lines = wanted.flatMap((line): Line | [] => {
    if (!line) return [];

    const { product, quantity, ad } = line;
    const amount = product.credits ?? product.amount;
    const { price, unused, replaces } =
      product.kind === 'plan'
        ? quotePlan(planOf(product.id), periods, brands[context.brand].creditCurrency, now)
        : { price: product.price * quantity, unused: 0, replaces: null };

    return { product, quantity, amount, price, adId: ad?.id ?? null, unused, replaces };
  });

  return lines.length === items.length ? lines : null;
}

/** The present titles of ads, for the lines of an order. */
async function titlesOf({ ads }: OrderDeps, items: readonly WantedItem[], { language }: CallContext) {
  const shown = await ads.inAnyState(
    items.flatMap(({ ad_id: id }) => id ?? []),
    language,
  );
  return new Map(shown.map(({ id, title }) => [id, title]));
}

const payable = (sql: TransactionSql) => sql`
  select id, public_id, user_id::int, brand, language, total, currency, state from purchase_order`;

/** How a payment method pays an order: with a new attempt, or with the attempt that is already open. */
interface Begin {
  anew(sql: TransactionSql, order: PayableOrder): Promise<StartedPayment>;
  again(sql: TransactionSql, order: PayableOrder): Promise<StartedPayment>;
}

/** How an order is begun by a payment method. Null: the brand does not offer that method. */
function beginBy(method: PaymentMethod, deps: OrderDeps, brand: BrandId): Begin | null {
  const { gateway } = deps;
  const payee = deps.payees[brand];
  if (method === 'transfer') {
    // an order has one reference, so a new transfer is the same as a repeated one
    const begin: Begin['anew'] | null = payee && ((sql, order) => startTransfer(sql, { ...deps, payee }, order));
    return begin && { anew: begin, again: begin };
  }

  return (
    gateway && {
      anew: (sql, order) => startAttempt(sql, { ...deps, gateway }, order),
      again: (sql, order) => resumeAttempt(sql, { ...deps, gateway }, order),
    }
  );
}

/** The ways to pay that a brand offers, the card first. [M41, A20] */
export const methodsOf = ({ gateway, payees }: OrderDeps, brand: BrandId): PaymentMethod[] => [
  ...(gateway ? (['card'] as const) : []),
  ...(payees[brand] ? (['transfer'] as const) : []),
];

/** Credits could not pay their part, so the order of the rest is rolled back. */
class CheckoutRefused extends Error {
  readonly failure: Failure<'validation' | 'conflict', null>;
  constructor(failure: Failure<'validation' | 'conflict', null>) {
    super();
    this.failure = failure;
  }
}

/**
 * Orders the content of a cart and starts the payment. The same request sent twice makes one order. Credits pay their
 * part in the transaction that creates the order; if that fails there is no order. [M40, M41, J32]
 */
export async function checkout(
  deps: OrderDeps,
  { items, total: shown, credits, method = 'card', invoice, begun_for: begunFor }: CallRequest<typeof call>,
  context: CallContext,
): Promise<CheckoutOutcome> {
  const { sql, now } = deps;
  const begin = beginBy(method, deps, context.brand);
  if (!begin) return noGateway();

  const { actor } = principalOf(context);
  const withheld = await refuseWithheld(sql, actor.id, 'payments');
  if (withheld) return withheld;
  if (await isAnyWithheld(sql, { items, brand: context.brand, actor })) {
    return new Failure<'not-offered', null>('not-offered');
  }
  const wrong = await refuseInvoice(sql, actor.id, invoice);
  if (wrong) return wrong;

  // paying all with money and paying a part with credits are two orders, even if a tab sends the same key
  const key = `${idempotencyKeyOf(context)}${credits === undefined ? '' : ' with credits'}`;
  const moment = new Date(now());
  const { inCredits, ordered } = divide(items, credits !== undefined);
  const lines = ordered.length === 0 ? null : await linesOf(sql, ordered, context, moment);
  if (!lines) return fieldFailure('items', 'gone');

  const refused = await refuseCompanyPacket(sql, { items, brand: context.brand, userId: actor.id });
  if (refused) return refused;

  const total = lines.reduce((sum, { price }) => sum + price, 0);
  if (total !== shown) return new Failure('conflict', { data: { total } });

  const net = lines.reduce((sum, { price }) => sum + netOf(price), 0);
  const { creditCurrency: currency } = brands[context.brand];
  const titles = await titlesOf(deps, items, context);
  const write = (transaction: TransactionSql) => transaction<(PayableOrder & { state: string })[]>`
      insert into purchase_order (user_id, key, brand, language, currency, total, net, state, created_at)
      values (${actor.id}, ${key}, ${context.brand}, ${context.language}, ${currency}, ${total}, ${net},
        'new', ${moment})
      on conflict (user_id, key) do nothing
      returning id, public_id, user_id::int, brand, language, total, currency, state`;
  try {
    return await sql.begin(async (transaction): Promise<CheckoutOutcome> => {
      const [made] = await write(transaction);
      if (made) {
        await saveInvoiceDetails(transaction, made.id, invoice);
        await saveBegunFor(transaction, made, begunFor);
        await saveOrderLines(transaction, made.id, lines, titles);
        const beside = { items: inCredits, shown: credits ?? 0, brand: context.brand, actor, titles };
        const refused = await payBeside(transaction, { orderId: made.id, ...beside }, moment);
        if (refused) throw new CheckoutRefused(refused);

        return begin.anew(transaction, made);
      }
      const [before] = await transaction<(PayableOrder & { state: string })[]>`
        ${payable(transaction)} where user_id = ${actor.id} and key = ${key} for update`;
      const isSame =
        before && (await holds(transaction, before.id, lines)) && (await paidBeside(transaction, before.id, inCredits));
      if (!isSame || isDone(before.state) || (await isDecided(transaction, before.id))) {
        return new Failure('conflict', { data: { total } });
      }
      await saveInvoiceDetails(transaction, before.id, invoice);
      await saveBegunFor(transaction, before, begunFor);

      return begin.again(transaction, before);
    });
  } catch (error) {
    if (error instanceof CheckoutRefused) return error.failure;
    if (error instanceof NotEnough) return new Failure('not-enough-credits', { data: { missing: error.missing } });
    if (error instanceof Gone || error instanceof TransferRefused) return new Failure<'conflict', null>('conflict');
    throw error;
  }
}

/** Stores the promotion that an order was begun for. An ad that is not the buyer's own is left out. [J32] */
async function saveBegunFor(
  sql: TransactionSql,
  { id, user_id: buyerId }: PayableOrder,
  begunFor: CallRequest<typeof call>['begun_for'],
): Promise<void> {
  if (!begunFor) return;

  const { ad_id: adId, tier = null } = begunFor;
  await sql`
    update purchase_order set begun_for_ad = ad.id, begun_for_tier = ${tier}
    from ad where purchase_order.id = ${id} and ad.id = ${adId} and ad.user_id = ${buyerId}`;
}

/** Stores the lines of an order. */
async function saveOrderLines(
  sql: TransactionSql,
  orderId: string,
  lines: readonly Line[],
  titles: ReadonlyMap<number, string>,
): Promise<void> {
  for (const [index, line] of lines.entries()) {
    const { product, quantity, amount, price, adId, unused, replaces } = line;
    await sql`
      insert into purchase_order_item (order_id, place, product, kind, quantity, amount, price, net, vat_percent,
        ad_id, ad_title, unused, replaces_plan)
      values (${orderId}, ${index}, ${product.id}, ${product.kind}, ${quantity}, ${amount}, ${price}, ${netOf(price)},
        ${vatPercent}, ${adId}, ${titles.get(adId ?? 0) ?? ''}, ${unused}, ${replaces})`;
  }
}

/** Whether an earlier order has exactly these lines, at these prices. */
async function holds(sql: TransactionSql, orderId: string, lines: readonly Line[]): Promise<boolean> {
  const items = await sql<{ product: string; quantity: number; ad: number | null; price: number }[]>`
    select product, quantity, ad_id::int as ad, price from purchase_order_item where order_id = ${orderId}
      order by place`;
  const same = lines.map(({ product, quantity, adId, price }) => ({ product: product.id, quantity, ad: adId, price }));
  return JSON.stringify(items) === JSON.stringify(same);
}

const isDone = (state: string) => state === 'captured' || state === 'refunded' || state === 'cancelled';

/** Whether an order is paid, or has a payment that an administrator must decide about. */
async function isDecided(sql: TransactionSql, orderId: string): Promise<boolean> {
  const [attempt] = await sql`
    select from payment_attempt where order_id = ${orderId} and state in ('review', 'authorised', 'paid')`;
  return attempt !== undefined;
}

/** Starts another attempt for an order that is not paid. [M41] */
export async function payAgain(
  deps: OrderDeps,
  { order_id: publicId, method = 'card' }: CallRequest<typeof payCall>,
  context: CallContext,
): Promise<StartedPayment | Failure<'payment-unavailable' | 'not-found' | 'conflict' | 'not-offered', null>> {
  const { actor } = principalOf(context);
  const withheld = await refuseWithheld(deps.sql, actor.id, 'payments');
  if (withheld) return withheld;

  return deps.sql.begin(async (transaction) => {
    const [order] = await transaction<(PayableOrder & { state: string })[]>`
      ${payable(transaction)} where public_id = ${publicId} and user_id = ${actor.id} for update`;
    if (!order) return new Failure<'not-found', null>('not-found');
    if (isDone(order.state) || (await isDecided(transaction, order.id)))
      return new Failure<'conflict', null>('conflict');

    const begin = beginBy(method, deps, order.brand);

    return begin ? begin.anew(transaction, order) : noGateway();
  });
}

import type { StartedPayment } from '@volan/api-contract';
import { paymentReference, transferDays } from '@volan/domain-rules';
import type { TransactionSql } from 'postgres';
import { queueMail } from '../../platform/mail/queueMail.ts';
import type { PayeeAccount } from '../../platform/brands/readPayees.ts';
import { payeeOf, type Sellers } from '../../platform/brands/readSellers.ts';
import { readOrder } from '../readOrders.ts';
import type { PayableOrder } from '../startAttempt.ts';
import { removeOrderFromCart } from '../removeOrderFromCart.ts';
import { purposeOf } from './readSlip.ts';

const dayMs = 86_400_000;

/**
 * Starts waiting for the transfer of an order, which the caller has locked, and mails the payment details. The
 * reference number is the id of the attempt. A repeated request gets the same number, and reopens an attempt that was
 * given up. [M40, M41]
 */
export async function startTransfer(
  sql: TransactionSql,
  { sellers, payee, now }: { readonly sellers: Sellers; readonly payee: PayeeAccount; readonly now: () => number },
  order: PayableOrder,
): Promise<StartedPayment> {
  const moment = new Date(now());
  const until = new Date(now() + transferDays * dayMs);
  const reference = paymentReference(Number(order.id));
  const [begun] = await sql`
    insert into payment_attempt (id, order_id, method, amount, currency, state, created_at, next_check_at)
    values (${reference}, ${order.id}, 'transfer', ${order.total}, ${order.currency}, 'started', ${moment}, ${until})
    on conflict (id) do update set state = 'started', reason = '', settled_at = null,
      next_check_at = excluded.next_check_at
      where payment_attempt.state = 'declined'
    returning id`;
  await sql`update purchase_order set state = 'new' where id = ${order.id} and state = 'declined'`;
  await removeOrderFromCart(sql, { orderId: order.id, userId: order.user_id });
  const [buyer] = await sql<{ email: string }[]>`select email from users where id = ${order.user_id}`;
  if (begun && buyer) {
    await queueMail(sql, {
      to: buyer.email,
      brand: order.brand,
      language: order.language,
      template: 'transfer-slip',
      values: {
        orderId: order.public_id,
        total: order.total,
        currency: order.currency,
        reference,
        ...payee,
        payee: payeeOf(sellers[order.brand]),
        purpose: purposeOf(order, reference),
        until: until.toISOString(),
      },
    });
  }
  const read = await readOrder(sql, order.user_id, order.public_id);
  if (!read) throw new Error('The order of a transfer is there.');

  return { order: read, form: null };
}

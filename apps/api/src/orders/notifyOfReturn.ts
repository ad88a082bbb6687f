import { orderName, type BrandId, type LanguageValue } from '@volan/domain-rules';
import type { TransactionSql } from 'postgres';
import { notify } from '../notifications/notify.ts';
import type { PaymentCurrency } from '../payments/PaymentGateway.ts';
import { queueMail } from '../platform/mail/queueMail.ts';

/** A payment that is back with its buyer. */
export interface ReturnedPayment {
  readonly reason: string;
  readonly amount: number;
  readonly currency: PaymentCurrency;
  readonly order_id: string;
  readonly public_id: string;
  readonly user_id: number;
}

/**
 * Tells a buyer, on the page and by mail, that money was given back: it was paid twice, or came for a cancelled order.
 * For other payments under review it sends nothing: this code does not know how much the bank had captured. [M43, M19]
 */
export async function notifyOfReturn(
  sql: TransactionSql,
  { reason: why, amount: total, currency, order_id: id, public_id: orderId, user_id: userId }: ReturnedPayment,
  now: Date,
): Promise<void> {
  if (why !== 'paid-twice' && why !== 'paid-late') return;

  await notify(sql, [userId], { event: 'order-refunded', facts: { order: orderName(orderId), total, currency } }, now);
  const [order] = await sql<{ brand: BrandId; language: LanguageValue; email: string | null }[]>`
    select purchase_order.brand, purchase_order.language, email
    from purchase_order join users on users.id = user_id where purchase_order.id = ${id}`;
  if (!order || order.email === null) return;

  const { brand, language, email: to } = order;
  await queueMail(sql, {
    to,
    brand,
    language,
    template: 'payment-returned',
    values: { orderId, total, currency, why },
  });
}

import type { BrandId, LanguageValue } from '@volan/domain-rules';
import type { TransactionSql } from 'postgres';
import { queueMail } from '../../platform/mail/queueMail.ts';
import type { PaymentCurrency } from '../../payments/PaymentGateway.ts';

/** Closes the open transfers of a paid order. One that still comes is a second payment. */
export const endTransfers = (sql: TransactionSql, orderId: string, now: Date) => sql`
  update payment_attempt set state = 'declined', reason = 'paid-otherwise', settled_at = ${now}, next_check_at = null
  where order_id = ${orderId} and method = 'transfer' and state = 'started'`;

interface CancelledOrder {
  readonly public_id: string;
  readonly brand: BrandId;
  readonly language: LanguageValue;
  readonly total: number;
  readonly currency: PaymentCurrency;
  readonly email: string;
}

/** Cancels an unpaid order and mails the reason, unless a card may still pay it. */
export async function cancelOrder(
  sql: TransactionSql,
  orderId: string,
  why: 'transfer-late' | 'card-released',
): Promise<void> {
  const [order] = await sql<CancelledOrder[]>`
    update purchase_order set state = 'cancelled' from users
    where purchase_order.id = ${orderId} and users.id = user_id and state not in ('captured', 'refunded')
      and not exists (
      select from payment_attempt where order_id = purchase_order.id
        and state in ('started', 'review', 'authorised', 'paid'))
    returning public_id, purchase_order.brand, purchase_order.language, total, currency, email`;
  if (!order) return;

  const { public_id: publicId, email: to, brand, language, total, currency } = order;
  await queueMail(sql, {
    to,
    brand,
    language,
    template: 'order-cancelled',
    values: { orderId: publicId, total, currency, why },
  });
}

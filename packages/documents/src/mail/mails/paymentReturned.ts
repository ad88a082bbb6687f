import { orderName } from '@volan/domain-rules';
import type { MailWriter } from '../mailContext.ts';
import type { OrderValues } from './sharedValues.ts';

/** Money that came for an order, but was not needed, was refunded. [M43] */
export const paymentReturned: MailWriter<OrderValues & { readonly why: 'paid-twice' | 'paid-late' }> = (
  { orderId, total, currency, why },
  { t, links, money, reason },
) => {
  const sum = money(total, currency);

  return {
    subject: t('mail.payment-returned-subject', { order: orderName(orderId), sum }),
    paragraphs: [t(`mail.payment-returned-${why}`, { sum })],
    action: { label: t('mail.orders-open'), href: links.page('orders') },
    notes: [reason],
  };
};

import { orderName } from '@volan/domain-rules';
import type { MailWriter } from '../mailContext.ts';
import type { OrderValues } from './sharedValues.ts';

/** An order was cancelled: its transfer came too late, or its authorised payment was released. [M41, M43] */
export const orderCancelled: MailWriter<OrderValues & { readonly why: 'transfer-late' | 'card-released' }> = (
  { orderId, total, currency, why },
  { t, links, money, reason },
) => {
  const text = why === 'card-released' ? 'mail.order-released-text' : 'mail.order-cancelled-text';

  return {
    subject: t('mail.order-cancelled-subject', { order: orderName(orderId) }),
    paragraphs: [t(text, { sum: money(total, currency) })],
    action: { label: t('mail.orders-open'), href: links.page('orders') },
    notes: [reason],
  };
};

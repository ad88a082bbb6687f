import type { MailWriter } from '../mailContext.ts';
import type { ReceiptValues } from './sharedValues.ts';

/** Money of a paid order was refunded. The credit note follows the receipt in the file and behind the link. [M43] */
export const creditNote: MailWriter<ReceiptValues> = (
  { number, orderId, total, currency, isOther = false },
  { t, links, brand, money, reason },
) => ({
  subject: t('mail.credit-note-subject', { number }),
  paragraphs: [t('mail.credit-note-text', { sum: money(total, currency) }), t('mail.receipt-attached')],
  facts: [{ label: t('mail.credit-note-number'), text: number }],
  ...(!isOther && { action: { label: t('mail.credit-note-open'), href: links.receipt(orderId) } }),
  notes: [isOther ? t('mail.receipt-named', { brand: brand.name }) : reason],
});

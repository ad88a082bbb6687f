import { productName } from '@volan/i18n';
import type { MailWriter } from '../mailContext.ts';
import type { ReceiptValues } from './sharedValues.ts';

type Values = ReceiptValues & {
  /** What was bought, by its id in the price list. Missing in mails queued by an older version. */
  readonly products?: readonly { readonly id: string; readonly quantity: number; readonly gross: number }[];
};

/** An order is paid. The receipt is attached, and linked for the signed-in buyer. [M40] */
export const receipt: MailWriter<Values> = (
  { number, orderId, total, currency, products = [], isOther = false },
  { t, links, brand, money, reason },
) => {
  const bought = products.map(({ id, quantity, gross }) => {
    const name = productName(id, { t });
    return `${quantity > 1 ? `${quantity} × ${name}` : name}: ${money(gross, currency)}`;
  });

  return {
    subject: t('mail.receipt-subject', { number }),
    paragraphs: [t('mail.receipt-text', { sum: money(total, currency) }), t('mail.receipt-attached')],
    facts: [
      ...bought.map((text) => ({ label: t('mail.receipt-bought'), text })),
      { label: t('mail.receipt-number'), text: number },
    ],
    ...(!isOther && { action: { label: t('mail.receipt-open'), href: links.receipt(orderId) } }),
    notes: [isOther ? t('mail.receipt-named', { brand: brand.name }) : reason],
  };
};

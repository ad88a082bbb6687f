import { orderName, printBankAccount, printIban, printReference } from '@volan/domain-rules';
import type { MailWriter } from '../mailContext.ts';
import type { OrderValues } from './sharedValues.ts';

type Values = OrderValues & {
  /** Name and address, a line each. */
  readonly payee: string;
  readonly account: string;
  /** Null: not from abroad. */
  readonly swift: string | null;
  readonly reference: string;
  readonly purpose: string;
  readonly until: string;
};

/** An order waits for a bank transfer: what to write into it. [M40] */
export const transferSlip: MailWriter<Values> = (
  { orderId, total, currency, payee, account, swift, reference, purpose, until },
  { t, links, time, money, reason },
) => {
  const sum = money(total, currency);
  const isDomestic = currency === 'RSD';

  return {
    subject: t('mail.transfer-slip-subject', { order: orderName(orderId) }),
    paragraphs: [t('mail.transfer-slip-text', { sum })],
    facts: [
      { label: t('slip.payee'), text: payee.replaceAll('\n', ', ') },
      isDomestic
        ? { label: t('slip.account'), text: printBankAccount(account) }
        : { label: 'IBAN', text: printIban(account) },
      ...(swift === null ? [] : [{ label: t('slip.bic'), text: swift }]),
      { label: t('payment.amount'), text: sum },
      { label: t('slip.reference'), text: printReference(reference) },
      { label: t('slip.purpose'), text: purpose },
    ],
    action: { label: t('mail.transfer-slip-open'), href: links.slip(orderId) },
    notes: [t('mail.transfer-slip-until', { date: time(until, { dateStyle: 'medium' }) }), reason],
  };
};

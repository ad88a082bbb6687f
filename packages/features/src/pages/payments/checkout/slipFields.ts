import type { TransferSlip } from '@volan/api-contract';
import { printBankAccount, printIban, referenceModel } from '@volan/domain-rules';
import type { BankSlipField } from '@volan/ui/BankSlip';
import type { Messages } from '../../../runtime/site/useMessages.ts';

/** An amount as forms of banks take it: `2000,00` in Serbia, `20.00` elsewhere. */
const typedAmount = ({ amount, currency }: TransferSlip) =>
  `${Math.trunc(amount / 100)}${currency === 'RSD' ? ',' : '.'}${String(amount % 100).padStart(2, '0')}`;

/** The fields of a payment slip; each is copied in the format of a bank. [M40] */
export function slipFields(slip: TransferSlip, { t, money }: Pick<Messages, 't' | 'money'>): BankSlipField[] {
  const { account, swift, code, currency, amount, payee, payer, purpose, reference } = slip;
  const isDomestic = code !== null;
  const field = (label: string, value: string, copy = value): BankSlipField => ({
    label,
    value,
    copy,
    copyLabel: t('slip.copy', { field: label }),
  });

  return [
    field(t('slip.payee'), payee.replaceAll('\n', ', ')),
    isDomestic
      ? field(t('slip.account'), printBankAccount(account), account)
      : field('IBAN', printIban(account), account),
    ...(swift === null ? [] : [field(t('slip.bic'), swift)]),
    field(t('payment.amount'), money(amount, currency), typedAmount(slip)),
    field(t('slip.currency'), currency),
    ...(isDomestic ? [field(t('slip.model'), referenceModel)] : []),
    field(t('slip.reference'), `${reference.slice(0, 2)}-${reference.slice(2)}`),
    ...(isDomestic ? [field(t('slip.code'), code)] : []),
    field(t('slip.purpose'), purpose),
    field(t('slip.payer'), payer),
  ];
}

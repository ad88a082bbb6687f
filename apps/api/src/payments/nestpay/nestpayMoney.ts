import type { PaymentCurrency, PaymentMoney } from '../PaymentGateway.ts';

/** Numbers of the currencies by ISO 4217. */
export const currencyNumbers = { RSD: '941', EUR: '978' } as const satisfies Record<PaymentCurrency, string>;

/** "600.00": a dot, two decimals, no thousands. */
export const printAmount = ({ amount }: Pick<PaymentMoney, 'amount'>) =>
  `${Math.trunc(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;

/** Reads "600.00", "600.5" or "600" as whole para or cents; null for anything else. */
export function readAmount(text: string | undefined): number | null {
  const [, whole, decimals = ''] = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(text ?? '') ?? [];
  return whole === undefined ? null : Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
}

import type { PaymentAttempt, PaymentReturn } from '../PaymentGateway.ts';
import { hashRequestVer2, hashVer3 } from './nestpayHash.ts';
import { currencyNumbers, printAmount } from './nestpayMoney.ts';
import type { NestpaySettings } from './NestpaySettings.ts';

/** Types of transactions by kind of attempt. */
export const transactionTypes = { sale: 'Auth', authorisation: 'PreAuth' } as const;

/**
 * The fields of the form that sends a browser to the bank. [J94]
 *
 * No field holds a text typed by a person. The hash covers values without their names, so a free text could replace
 * another field in a reply that is forged by renaming.
 *
 * @param random text that makes each form differ
 */
export function startFields(
  attempt: PaymentAttempt,
  to: PaymentReturn,
  settings: NestpaySettings,
  random: string,
): Readonly<Record<string, string>> {
  if (!/^[\w-]{1,64}$/.test(attempt.id)) throw new RangeError(`"${attempt.id}" cannot be the number of an attempt.`);
  if (!Number.isSafeInteger(attempt.amount) || attempt.amount <= 0) {
    throw new RangeError(
      `${attempt.amount} cannot be paid by card: an amount is a positive whole number of para or cents.`,
    );
  }
  const fields = new Map<string, string>([
    ['clientid', settings.clientId],
    ['storetype', '3D_PAY_HOSTING'],
    ['oid', attempt.id],
    ['amount', printAmount(attempt)],
    ['currency', currencyNumbers[attempt.currency]],
    ['okUrl', to.okUrl],
    ['failUrl', to.failUrl],
    ...(settings.sendsCallbackUrl ? [['callbackUrl', to.callbackUrl] as const] : []),
    ['TranType', transactionTypes[attempt.kind]],
    ...(settings.sendsInstalment ? [['Instalment', ''] as const] : []),
    ['rnd', random],
    ['hashAlgorithm', settings.hashAlgorithm],
    ['lang', to.language],
    ['encoding', 'UTF-8'],
    ['refreshtime', '5'],
  ]);
  const sign = settings.hashAlgorithm === 'ver3' ? hashVer3 : hashRequestVer2;

  return { ...Object.fromEntries(fields), hash: sign(fields, settings.storeKey) };
}

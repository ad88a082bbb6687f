import { isPlainMessageKey } from '@volan/i18n';
import type { Messages } from '../../../runtime/site/useMessages.ts';

/** Why a payment failed, in words; for an unknown reason, that the bank refused. */
export function declineText(reason: string, { t }: Pick<Messages, 't'>): string {
  const key = `payment.reason-${reason}`;
  return isPlainMessageKey(key) ? t(key) : t('payment.reason-declined');
}

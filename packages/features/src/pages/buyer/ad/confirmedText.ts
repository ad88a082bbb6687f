import type { AdDetails } from '@volan/api-contract';
import type { Messages } from '../../../runtime/site/useMessages.ts';

/**
 * "Confirmed 25 Nov 2026": when the seller last said that the ad still holds; null where that was on the day it came.
 * [N04]
 */
export function confirmedText(
  ad: Pick<AdDetails, 'confirmed_at' | 'first_seen_at'>,
  messages: Messages,
): string | null {
  if (ad.confirmed_at === null) return null;

  const date = messages.date(ad.confirmed_at);
  return date === messages.date(ad.first_seen_at) ? null : messages.t('ad.confirmed', { date });
}

import type { Tier } from '@volan/domain-rules';
import { notificationText } from '@volan/i18n';
import type { MailWriter } from '../mailContext.ts';
import type { AdValues } from './sharedValues.ts';

/** A promotion of an ad is over. [M07] */
export const boostEnded: MailWriter<AdValues & { readonly adId: number; readonly tier: Tier }> = (
  { title, adId, tier, unsubscribe },
  { t, links, reader, reason, unsubscribeEnding },
) => ({
  subject: notificationText({ event: 'boost-ended', title, facts: { tier } }, reader),
  paragraphs: [t('mail.boost-ended-text')],
  action: { label: t('mail.boost-open'), href: links.boosts(adId) },
  notes: [reason],
  ending: unsubscribeEnding(unsubscribe),
});

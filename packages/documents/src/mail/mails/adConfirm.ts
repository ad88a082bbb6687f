import type { MailWriter } from '../mailContext.ts';
import type { AdValues } from './sharedValues.ts';

/** Asks whether an ad is still valid. After the last such mail the ad is paused. [N04] */
export const adConfirm: MailWriter<AdValues & { readonly isLast: boolean }> = (
  { title, isLast, unsubscribe },
  { t, links, reason, unsubscribeEnding },
) => ({
  ending: unsubscribeEnding(unsubscribe),
  subject: t('mail.ad-confirm-subject', { title }),
  paragraphs: [t('mail.ad-confirm-text', { title }), ...(isLast ? [t('mail.ad-confirm-last')] : [])],
  action: { label: t('mail.ad-confirm-action'), href: links.page('activeAds') },
  notes: [reason],
});

import { fastAdLimits, listingLimits } from '@volan/domain-rules';
import type { MailWriter } from '../mailContext.ts';
import type { AdValues } from './sharedValues.ts';

/** An ad ends soon. [M04, M17] */
export const adExpires: MailWriter<AdValues & { readonly endsOn: string }> = (
  { title, fast = false, renewed = false, endsOn, unsubscribe },
  { t, links, time, reason, unsubscribeEnding },
) => {
  const date = time(endsOn, { dateStyle: 'long' });
  const days = fast ? fastAdLimits.activeDays : listingLimits.activeDays;

  return {
    ending: unsubscribeEnding(unsubscribe),
    subject: t('mail.ad-expires-subject', { title, date }),
    paragraphs: renewed
      ? [t('mail.ad-ends-text', { title, date }), t('mail.ad-renewed-once')]
      : [t('mail.ad-expires-text', { title, date, days })],
    action: {
      label: t(renewed ? 'mail.ad-open' : 'mail.ad-renew'),
      href: links.page(fast ? 'myFastAds' : 'activeAds'),
    },
    notes: [reason],
  };
};

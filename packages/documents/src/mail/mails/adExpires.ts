import type { MailWriter } from '../mailContext.ts';
import type { AdValues } from './sharedValues.ts';

/** An ad ends soon. [M04] */
export const adExpires: MailWriter<AdValues & { readonly endsOn: string }> = (
  { title, endsOn, unsubscribe },
  { t, links, time, reason, unsubscribeEnding },
) => {
  const date = time(endsOn, { dateStyle: 'long' });

  return {
    ending: unsubscribeEnding(unsubscribe),
    subject: t('mail.ad-expires-subject', { title, date }),
    paragraphs: [t('mail.ad-expires-text', { title, date })],
    action: { label: t('mail.ad-renew'), href: links.page('activeAds') },
    notes: [reason],
  };
};

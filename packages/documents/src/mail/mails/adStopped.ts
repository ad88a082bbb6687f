import type { MailWriter } from '../mailContext.ts';
import type { AdValues } from './sharedValues.ts';

/** An ad has ended, or was paused because nobody confirmed it. [M04, N04] */
export const adStopped: MailWriter<AdValues & { readonly why: 'expired' | 'unconfirmed' | 'paused' }> = (
  { title, fast = false, renewed = false, why, unsubscribe },
  { t, links, reason, unsubscribeEnding },
) => ({
  ending: unsubscribeEnding(unsubscribe),
  subject: t(`mail.ad-${why}-subject`, { title }),
  paragraphs: renewed
    ? [t('mail.ad-ended-text', { title }), t('mail.ad-ended-renewed')]
    : [t(`mail.ad-${why}-text`, { title })],
  action: { label: t('mail.ad-open'), href: links.page(fast ? 'myFastAds' : 'inactiveAds') },
  notes: [reason],
});

import type { MailWriter } from '../mailContext.ts';
import type { AdValues } from './sharedValues.ts';

type Values = AdValues & {
  readonly adId: number;
  /** Whole euros. */
  readonly price: number;
  /** Whole euros. */
  readonly before: number;
};

/** The price of a saved ad fell. [M09] */
export const priceDrop: MailWriter<Values> = (
  { title, fast = false, adId, unsubscribe, ...prices },
  { t, links, price, reason, unsubscribeEnding },
) => {
  const values = { title, price: price(prices.price), before: price(prices.before) };

  return {
    subject: t('mail.price-drop-subject', values),
    paragraphs: [t('mail.price-drop-text', values)],
    action: { label: t('mail.price-drop-open'), href: fast ? links.fastAd(adId) : links.ad(adId) },
    notes: [reason],
    ending: unsubscribeEnding(unsubscribe),
  };
};

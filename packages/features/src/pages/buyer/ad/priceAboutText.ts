import type { ExchangeRate } from '@volan/api-contract';
import { priceAbout } from '@volan/domain-rules';
import type { Site } from '../../../runtime/site/Site.ts';
import type { Messages } from '../../../runtime/site/useMessages.ts';

/** The currency in which a page tells a price beside euros: only visitors at home count in it. */
export const currencyAtHome = ({ brand, language }: Pick<Site, 'brand' | 'language'>) =>
  language === brand.defaultLanguage ? brand.localCurrency : undefined;

/**
 * A price in the money of the visitor, "about", with the day and the source of the rate; none where no rate serves.
 * [T59]
 */
export function priceAboutText(
  euros: number | null,
  rate: ExchangeRate | null | undefined,
  now: number,
  messages: Messages,
) {
  const about = euros === null || !rate ? null : priceAbout(euros, { perEuro: rate.per_euro, day: rate.day }, now);
  if (!about || !rate) {
    return undefined;
  }
  return messages.t(about.isOlder ? 'price.about-older' : 'price.about', {
    // Minor units.
    amount: messages.money(about.amount * 100, rate.currency),
    source: rate.source,
    // A day is not torn at the end of a line.
    date: messages.date(rate.day, 'UTC').replaceAll(' ', '\u00a0'),
  });
}

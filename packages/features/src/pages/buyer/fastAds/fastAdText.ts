import type { FastAdDetails } from '@volan/api-contract';
import { metaText } from '@volan/domain-rules';
import type { AdTag } from '@volan/ui';
import type { Messages } from '../../../runtime/site/useMessages.ts';
import { placeText } from '../ad/sellerOf.ts';

const dayMs = 86_400_000;

/** The price of a fast ad in words. */
export const fastAdPrice = ({ price }: Pick<FastAdDetails, 'price'>, messages: Messages) =>
  price === null ? messages.t('price-type.on-request') : messages.price(price);

/** How long a fast ad is still active. [M17] */
function timeLeft({ expires_at: end }: Pick<FastAdDetails, 'expires_at'>, now: number, { t }: Messages): AdTag[] {
  if (end === null) return [];

  const days = Math.floor((Date.parse(end) - now) / dayMs);

  return [{ text: days < 1 ? t('fast-page.last-day') : t('fast-page.left', { count: days }), icon: 'timer' }];
}

/** Words that the seller added by a press, the category, and how long the ad is still active. */
export const fastAdTags = (ad: FastAdDetails, now: number, messages: Messages): AdTag[] => [
  ...ad.tags.map((tag): AdTag => ({
    text: messages.t(`fast-page.tag-${tag}`),
    ...(tag === 'urgent' && { tone: 'accent' as const }),
    ...(tag === 'faulty' && { tone: 'caution' as const }),
  })),
  { text: ad.category.title },
  ...timeLeft(ad, now, messages),
];

/** A fast ad in one line for search engines and shared links. [G10, M60] */
export const describeFastAd = (ad: FastAdDetails, messages: Messages) =>
  metaText([fastAdPrice(ad, messages), ad.category.title, placeText(ad.place, messages), ad.line].join(' · '));

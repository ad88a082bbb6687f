import type { AdGone } from '@volan/api-contract';
import type { Site } from '../../../runtime/site/Site.ts';
import type { Messages } from '../../../runtime/site/useMessages.ts';

const aDay = 24 * 60 * 60 * 1000;

/**
 * Says that an ad is paused, or when it left the site, after how many days and at what price; without these facts, only that it left. [B53]
 */
export function goneSentence(
  { title, status, price, first_seen_at: since, ended_at: end }: AdGone,
  { brand }: Site,
  { t, ...formats }: Messages,
) {
  // a paused ad may return: it has not left
  if (status === 'paused') return t('gone.paused-text', { title });

  if (end === null) {
    return t('gone.text', { title });
  }
  const days = Math.max(1, Math.round((Date.parse(end) - Date.parse(since)) / aDay));
  const left = t('gone.left', { title, date: formats.date(end, brand.timeZone), count: days });

  return price === null ? left : `${left} ${t('gone.asked', { price: formats.price(price) })}`;
}

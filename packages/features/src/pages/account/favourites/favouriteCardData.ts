import type { Favourite } from '@volan/api-contract';
import type { AdCardData, AdTag } from '@volan/ui';
import { adCardData } from '../../../blocks/adCard/adCardData.ts';
import type { Site } from '../../../runtime/site/Site.ts';
import type { Messages } from '../../../runtime/site/useMessages.ts';

/** How the price changed since the ad was saved; nothing where it did not, or is not known. */
function changeTag({ price_change: change }: Favourite, { t, price }: Messages): AdTag[] {
  if (change === null || change === 0) return [];

  const amount = price(Math.abs(change));
  return change < 0
    ? [{ text: t('account.cheaper', { amount }), icon: 'trending-down', tone: 'positive' }]
    : [{ text: t('account.dearer', { amount }), icon: 'trending-up', tone: 'caution' }];
}

/** A saved ad as a card: its state, its price, and when it was saved. [B10] */
export function favouriteCardData(favourite: Favourite, site: Site, messages: Messages): AdCardData {
  const { ad, status, saved_at: savedAt } = favourite;
  const card = adCardData(ad, site, messages);
  return {
    ...card,
    price: status === 'removed' ? '–' : card.price,
    tags: [...changeTag(favourite, messages), ...card.tags],
    age: messages.t('account.favourite-saved', { when: messages.age(savedAt) }),
    ...(status !== 'active' && { sold: messages.t(`account.ad-${status}`) }),
  };
}

import type { MyAd } from '@volan/api-contract';
import { listingLimits } from '@volan/domain-rules';
import type { OwnAdRowProps } from '@volan/ui/OwnAdRow';
import { adHref, priceText, shownTier } from '../../blocks/adCard/adCardData.ts';
import { missingPicture, pictureOf } from '../../blocks/adCard/adPictures.ts';
import type { Site } from '../../runtime/site/Site.ts';
import { builtLink } from '../shellLinks.ts';
import { endsSoon, noticeOf, statusTones, untilOf } from './ownAdState.ts';
import type { Messages } from '../../runtime/site/useMessages.ts';

const [warningDays] = listingLimits.warningDays;

const dayMs = 86_400_000;

/** How much of its promotion is over; for an active ad also that it has none. [C57] */
function promotionOf({ promotion, status }: MyAd, now: number, { t }: Messages): OwnAdRowProps['promotion'] {
  if (promotion === null) return status === 'active' ? t('my-ads.not-promoted') : undefined;

  const [start, end] = [Date.parse(promotion.starts_at), Date.parse(promotion.ends_at)];

  return {
    label: t('my-ads.promotion'),
    text: t('my-ads.promotion-left', { count: Math.max(0, Math.ceil((end - now) / dayMs)) }),
    share: (now - start) / (end - start),
  };
}

/**
 * An own ad as a row of the account: its state, its numbers. If nobody else sees it, its title links to editing. [B08,
 * B09]
 */
export function ownAdRow(ad: MyAd, site: Site, category: string | null, messages: Messages) {
  const { t, number } = messages;
  const [image] = ad.images;
  const tier = shownTier(ad, messages);
  const edit = category === null ? null : builtLink(site, 'editAd', { categorySlug: category, adId: ad.id });
  const canEdit = ad.actions.includes('edit') && edit !== null;
  const notice = noticeOf(ad, site.now, warningDays, messages);
  const promotion = promotionOf(ad, site.now, messages);
  const until = untilOf(ad, messages);
  const row: Omit<OwnAdRowProps, 'action' | 'moreActions'> = {
    title: ad.title,
    href: ad.status !== 'active' && canEdit ? edit : adHref(site, ad),
    price: priceText(ad, messages),
    ...(until !== undefined && { until }),
    picture: image && pictureOf(image, ''),
    missing: missingPicture(ad, messages),
    status: ad.reserved
      ? { text: t('card.reserved'), tone: 'info' }
      : { text: t(`ad-status.${ad.status}`), tone: statusTones[ad.status] },
    ...(tier && { tiers: [tier] }),
    counts: [
      { icon: 'eye', count: number(ad.views), label: t('my-ads.views') },
      { icon: 'phone', count: number(ad.reveals), label: t('my-ads.reveals') },
      { icon: 'heart', count: number(ad.favourites), label: t('my-ads.favourites') },
    ],
    ...(promotion !== undefined && { promotion }),
    ...(notice && { notice }),
  };

  return { row, edit: canEdit ? edit : null, endsSoon: endsSoon(ad, site.now, warningDays) };
}

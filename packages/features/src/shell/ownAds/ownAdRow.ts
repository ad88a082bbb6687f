import type { MyAd } from '@volan/api-contract';
import { listingLimits } from '@volan/domain-rules';
import type { OwnAdRowProps } from '@volan/ui/OwnAdRow';
import type { TagTone } from '@volan/ui/Tag';
import { adHref, priceText, shownTier } from '../../blocks/adCard/adCardData.ts';
import { missingPicture, pictureOf } from '../../blocks/adCard/adPictures.ts';
import type { Site } from '../../runtime/site/Site.ts';
import { builtLink } from '../shellLinks.ts';
import type { Messages } from '../../runtime/site/useMessages.ts';

const tones: Readonly<Record<MyAd['status'], TagTone>> = {
  draft: 'neutral',
  pending: 'caution',
  active: 'positive',
  rejected: 'critical',
  paused: 'neutral',
  expired: 'caution',
  sold: 'neutral',
  removed: 'critical',
  archived: 'neutral',
};

const dayMs = 86_400_000;

/** Whole days until an ad ends, the begun one included; negative once it has ended. */
const daysLeft = ({ expires_at: end }: MyAd, now: number) =>
  end === null ? Infinity : Math.ceil((Date.parse(end) - now) / dayMs);

/** Whether a public ad ends within the days in which its seller is warned. [M04] */
const endsSoon = (ad: MyAd, now: number) => ad.status === 'active' && daysLeft(ad, now) <= listingLimits.warningDays[0];

/** Whether the day on which an ad ends says something: it is public, or will be again. */
const hasEnd = (ad: MyAd): ad is MyAd & { expires_at: string } =>
  ad.expires_at !== null && (ad.status === 'active' || ad.status === 'paused');

/** The notice of the ad for its seller: the words of a moderator, or how long it still runs. */
function noticeOf(ad: MyAd, now: number, { t }: Messages): OwnAdRowProps['notice'] {
  const { status, reason, refused_for: reasons } = ad;
  const said = [...reasons.map((each) => `${t(`my-ads.refused-${each}`)}.`), reason].filter(Boolean).join(' ');
  if (said !== '') {
    return { text: said, tone: status === 'pending' ? 'caution' : 'critical', icon: 'message-circle' };
  }
  if (status === 'pending') return { text: t('my-ads.pending-text'), tone: 'caution', icon: 'clock' };
  if (!endsSoon(ad, now)) return undefined;

  return { text: t('my-ads.expires-in', { count: Math.max(0, daysLeft(ad, now)) }), tone: 'caution', icon: 'clock' };
}

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
  const { t, number, date } = messages;
  const [image] = ad.images;
  const tier = shownTier(ad, messages);
  const edit = category === null ? null : builtLink(site, 'editAd', { categorySlug: category, adId: ad.id });
  const canEdit = ad.actions.includes('edit') && edit !== null;
  const notice = noticeOf(ad, site.now, messages);
  const promotion = promotionOf(ad, site.now, messages);
  const row: Omit<OwnAdRowProps, 'action' | 'moreActions'> = {
    title: ad.title,
    href: ad.status !== 'active' && canEdit ? edit : adHref(site, ad),
    price: priceText(ad, messages),
    ...(hasEnd(ad) && { until: t('my-ads.until', { date: date(ad.expires_at) }) }),
    picture: image && pictureOf(image, ''),
    missing: missingPicture(ad, messages),
    status: ad.reserved
      ? { text: t('card.reserved'), tone: 'info' }
      : { text: t(`ad-status.${ad.status}`), tone: tones[ad.status] },
    ...(tier && { tiers: [tier] }),
    counts: [
      { icon: 'eye', count: number(ad.views), label: t('my-ads.views') },
      { icon: 'phone', count: number(ad.reveals), label: t('my-ads.reveals') },
      { icon: 'heart', count: number(ad.favourites), label: t('my-ads.favourites') },
    ],
    ...(promotion !== undefined && { promotion }),
    ...(notice && { notice }),
  };

  return { row, edit: canEdit ? edit : null, endsSoon: endsSoon(ad, site.now) };
}

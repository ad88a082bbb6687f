import type { MyAd } from '@volan/api-contract';
import type { OwnAdRowProps } from '@volan/ui/OwnAdRow';
import type { TagTone } from '@volan/ui/Tag';
import type { Messages } from '../../runtime/site/useMessages.ts';

/** The state of an own ad, full or fast. */
export interface OwnAdState extends Pick<MyAd, 'status' | 'expires_at' | 'refused_for' | 'reason'> {
  /** Only of a fast ad: it was renewed, which happens once. [M17] */
  readonly renewed?: boolean;
}

/** The colour of each state. */
export const statusTones: Readonly<Record<MyAd['status'], TagTone>> = {
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
const daysLeft = ({ expires_at: end }: OwnAdState, now: number) =>
  end === null ? Infinity : Math.ceil((Date.parse(end) - now) / dayMs);

/** Whether a public ad ends within the days in which its seller is warned. [M04] */
export const endsSoon = (ad: OwnAdState, now: number, warningDays: number) =>
  ad.status === 'active' && daysLeft(ad, now) <= warningDays;

/** "until 31. 12. 2026." for an ad that is public, or will be again; undefined for others. */
export function untilOf({ status, expires_at: end }: OwnAdState, { t, date }: Messages): string | undefined {
  const hasEnd = end !== null && (status === 'active' || status === 'paused');
  return hasEnd ? t('my-ads.until', { date: date(end) }) : undefined;
}

/** The notice of the ad for its seller: the words of a moderator, or how long it still runs. */
export function noticeOf(ad: OwnAdState, now: number, warningDays: number, { t }: Messages): OwnAdRowProps['notice'] {
  const { status, reason, refused_for: reasons } = ad;
  const said = [...reasons.map((each) => `${t(`my-ads.refused-${each}`)}.`), reason].filter(Boolean).join(' ');
  if (said !== '') {
    return { text: said, tone: status === 'pending' ? 'caution' : 'critical', icon: 'message-circle' };
  }
  if (status === 'pending') return { text: t('my-ads.pending-text'), tone: 'caution', icon: 'clock' };
  if (!endsSoon(ad, now, warningDays)) return undefined;

  const left = t('my-ads.expires-in', { count: Math.max(0, daysLeft(ad, now)) });
  const text = ad.renewed ? `${left}. ${t('my-fast-ads.renewed-once')}` : left;

  return { text, tone: 'caution', icon: 'clock' };
}

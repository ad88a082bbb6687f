import type { StatCardProps } from '@volan/ui/StatCard';
import { percentText } from '../../runtime/site/percentText.ts';
import type { Messages } from '../../runtime/site/useMessages.ts';

/** Fewer than these are compared by their difference: a per cent of three says nothing. */
const leastForPercent = 20;

const signed = (number: number, tag: string) =>
  new Intl.NumberFormat(tag, { signDisplay: 'exceptZero' }).format(number).replace('-', '−');

/** How a number differs from the one before, by sign and in words: "+22 %, ranije 4.384". */
export function statsChange(now: number, before: number, { t, number, tag }: Messages): StatCardProps['change'] {
  if (now === before) return { text: t('stats.same'), direction: 'same' };

  const share = before === 0 ? 0 : (now - before) / before;
  const isShare = before >= leastForPercent && Math.round(Math.abs(share) * 100) > 0;
  const change = isShare ? percentText(share, tag, { signDisplay: 'exceptZero' }) : signed(now - before, tag);
  const isMore = now > before;

  return {
    text: t('stats.change', { change, before: number(before) }),
    direction: isMore ? 'up' : 'down',
    ...(isMore && { tone: 'positive' }),
  };
}

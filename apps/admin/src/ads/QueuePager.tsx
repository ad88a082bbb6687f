import type { CallMeta, listModeratedAds } from '@volan/api-contract';
import { TablePager } from '@volan/ui/TablePager';
import { base } from '../shell/AdminLink.tsx';
import { useSite } from '../shell/site.ts';

export interface QueuePagerProps {
  /** Position of the ad among those that wait. */
  queue: NonNullable<CallMeta<typeof listModeratedAds>['queue']>;
  /** How many wait. */
  total: number;
}

/** Position of the shown ad in the queue, and links to its neighbours. [P57] */
export function QueuePager({ queue: { position, previous, next }, total }: QueuePagerProps) {
  const { texts, words } = useSite();
  const { number } = words.formats;
  const hrefOf = (id: number | null) => id !== null && { href: `${base}/ads/${id}` };

  return (
    <TablePager
      label={texts.queue}
      previous={{ label: texts.previousAd, ...hrefOf(previous) }}
      next={{ label: texts.nextAd, ...hrefOf(next) }}
    >
      {number(position)} {texts.of} {number(total)}
    </TablePager>
  );
}

import type { SellerStats } from '@volan/api-contract';
import type { StatsOrder } from '@volan/domain-rules';

/** Numbers that were not counted from the beginning: for earlier days, a zero means nothing. */
const countedLater: readonly StatsOrder[] = ['impressions', 'comparisons'];

/** Whether a number was counted on every day from a day on. [P39] */
export const isCountedFrom = ({ seen_since: since }: SellerStats, of: StatsOrder, day: string) =>
  day >= since || !countedLater.includes(of);

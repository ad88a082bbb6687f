const dayMs = 86_400_000;

/** Days of a promotion that were paid with credits. */
export interface PaidDays {
  readonly credits: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** A promotion on social media that was posted already: it cannot be taken back. */
  readonly isPosted: boolean;
}

/** Whole days of a promotion that are left: all of them before it starts. [M07] */
export const unusedDays = ({ startsAt, endsAt }: Pick<PaidDays, 'startsAt' | 'endsAt'>, now: Date): number =>
  Math.max(0, Math.floor((endsAt.getTime() - Math.max(now.getTime(), startsAt.getTime())) / dayMs));

/**
 * The credits that come back when the ad of a promotion is sold or deleted: the share of its unused whole days, rounded
 * down. A promotion on social media that was posted gives none. [M07]
 */
export function unusedCredits(paid: PaidDays, now: Date): number {
  const { credits, startsAt, endsAt, isPosted } = paid;
  if (isPosted) return 0;

  const days = Math.round((endsAt.getTime() - startsAt.getTime()) / dayMs);

  return days > 0 ? Math.floor((credits * Math.min(unusedDays(paid, now), days)) / days) : 0;
}

import type { StatsSpan } from '@volan/domain-rules';

/** A day or a month of statistics, with its first and last day. */
export interface StatsStep {
  readonly from: string;
  readonly to: string;
}

const dayMs = 86_400_000;
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** A day moved by days and months; the 31st becomes the last day of a shorter month. */
function moved(day: string, days: number, months: number): string {
  const at = new Date(`${day}T00:00:00Z`);
  const first = Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + months, 1);
  const month = new Date(first);
  const last = new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + 1, 0)).getUTCDate();

  return dayOf(first + (Math.min(at.getUTCDate(), last) - 1 + days) * dayMs);
}

const counts: Readonly<Record<StatsSpan, number>> = { week: 7, month: 30, year: 12 };

/**
 * The steps of a span until today and of the span before it, the oldest first. A step is a day, or a month that ends on
 * today's day of the month, so that both spans have the same length. [P39]
 */
export function statsSteps(span: StatsSpan, today: string): { before: StatsStep[]; now: StatsStep[] } {
  const count = counts[span];
  const ends = Array.from({ length: 2 * count + 1 }, (_, index) => {
    const back = index - 2 * count;
    return span === 'year' ? moved(today, 0, back) : moved(today, back, 0);
  });
  const steps = ends.slice(1).map((to, index) => ({ from: moved(ends[index] ?? to, 1, 0), to }));

  return { before: steps.slice(0, count), now: steps.slice(count) };
}

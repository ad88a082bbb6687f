import type { ChartTick } from './ChartPoint.ts';

/** Percent, short enough for markup. */
export const percent = (share: number) => Math.round(share * 10_000) / 100;

/** How far below the top a value is, in percent of the plot. */
export function fromTop(value: number, ticks: readonly ChartTick[]): number {
  const values = ticks.map((tick) => tick.value);
  const low = Math.min(...values);
  const high = Math.max(...values);

  return high > low ? percent(Math.min(1, Math.max(0, (high - value) / (high - low)))) : 100;
}

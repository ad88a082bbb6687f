import type { ChartPoint, ChartTick } from '../chart/ChartPoint.ts';
import { niceTicks } from '../chart/niceTicks.ts';
import { formats } from './formats.ts';

const first = Date.UTC(2026, 9, 22);

/** Thirty days from 22 October to 20 November 2026, written as a Serbian user writes them. */
function days(values: readonly number[], textOf: (value: number) => string, before?: readonly number[]): ChartPoint[] {
  return values.map((value, index) => {
    const date = new Date(first + index * 86_400_000);
    const day = date.getUTCDate();
    const month = date.getUTCMonth() + 1;
    const earlier = before?.[index];

    return {
      label: formats.day(date),
      axis: [0, 7, 14, 21, 29].includes(index) ? `${day}.${month}.` : undefined,
      value,
      text: textOf(value),
      before: earlier === undefined ? undefined : { value: earlier, text: `ranije ${earlier}` },
    };
  });
}

const viewsNow = [
  117, 125, 108, 131, 140, 188, 203, 142, 138, 151, 147, 160, 214, 226, 157, 149, 172, 166, 181, 241, 252, 176, 170,
  182, 195, 187, 262, 270, 201, 194,
];
const viewsBefore = [
  91, 100, 88, 110, 119, 162, 160, 114, 114, 127, 128, 138, 171, 184, 132, 126, 148, 138, 143, 196, 210, 150, 148, 143,
  158, 154, 219, 229, 178, 156,
];
const revealed = [2, 6, 3, 7, 5, 5, 8, 4, 7, 5, 3, 7, 7, 10, 6, 3, 7, 5, 8, 9, 7, 7, 5, 9, 7, 5, 10, 9, 9, 7];

export const views = days(viewsNow, (value) => formats.count('ad.views', value), viewsBefore);
export const phoneReveals = days(revealed, (value) => `${value} prikaza`);

export const ticksUpTo = (largest: number): ChartTick[] =>
  niceTicks(largest).map((value) => ({ value, text: String(value) }));

export const chartWords = {
  pointer: 'Dan',
  table: 'Prikaži kao tabelu',
  empty: 'Nema podataka za ovaj period.',
} as const;

import { devError, repeated } from '../devWarnings/devWarnings.ts';
import type { ChartTick } from './ChartPoint.ts';
import type { ChartMark } from './ChartPointer.tsx';

/** Wrong numbers that types cannot stop. For development only. */
export function checkChart(ticks: readonly ChartTick[], marks: readonly ChartMark[]): void {
  if (new Set(ticks.map(({ value }) => value)).size < 2) {
    devError(
      'Chart',
      'it has fewer than two lines',
      'nobody can tell how high anything is',
      'pass ticks from niceTicks()',
    );
  }
  const twice = repeated(marks.map(({ title }) => title));
  if (twice !== undefined) {
    devError(
      'Chart',
      `two points are called "${twice}"`,
      'the table and the tooltip cannot tell them apart',
      'give each point its own label, such as the date with its year',
    );
  }
}

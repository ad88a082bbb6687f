import { ChartFrame } from '../chart/ChartFrame.tsx';
import type { ChartPoint, ChartTick, ChartLabels } from '../chart/ChartPoint.ts';
import { fromTop, percent } from '../chart/place.ts';
import * as styles from '../chart/chart.css.ts';
import type { ElementProps } from '../element/ElementProps.ts';

export interface LineChartProps extends ElementProps<'figure'> {
  /** In time order, at equal distances. */
  points: readonly ChartPoint[];
  /** Lines of the grid, the base among them: from `niceTicks`, written in the user's language. */
  ticks: readonly ChartTick[];
  labels: ChartLabels;
  /** Names of this period and the one before: only with `before` in the points. */
  legend?: readonly [current: string, before: string];
  csv?: { label: string; href: string };
  /** @default 'medium' */
  size?: 'small' | 'medium';
}

const pathOf = (places: readonly { x: number; y: number }[]) =>
  places.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');

/** One measure over time, with the period before as a dashed line. */
export function LineChart({ points, ticks, labels, legend, csv, size = 'medium', ...rest }: LineChartProps) {
  const x = (index: number) => (points.length > 1 ? percent(index / (points.length - 1)) : 50);
  const places = points.map(({ value }, index) => ({ x: x(index), y: fromTop(value, ticks) }));
  const before = points.flatMap((point, index) =>
    point.before ? [{ x: x(index), y: fromTop(point.before.value, ticks) }] : [],
  );

  return (
    <ChartFrame
      {...rest}
      labels={labels}
      ticks={ticks}
      csv={csv}
      legend={legend}
      size={size}
      axis={points.flatMap(({ axis }, index) => (axis ? [{ x: x(index), text: axis }] : []))}
      marks={points.map(({ label, text, before: earlier }, index) => ({
        ...(places[index] ?? { x: 0, y: 0 }),
        title: label,
        lines: earlier ? [text, earlier.text] : [text],
      }))}
      rows={points.map(({ label, text, before: earlier }) => [label, text, ...(earlier ? [earlier.text] : [])])}
    >
      <svg width="100%" height="100%" viewBox="0 0 100 100" preserveAspectRatio="none" overflow="visible">
        {before.length > 0 && <path className={styles.beforeLine} d={pathOf(before)} />}
        <path className={styles.line} d={pathOf(places)} />
      </svg>
      {places.length === 1 && places[0] && (
        <circle className={styles.dot} cx={`${places[0].x}%`} cy={`${places[0].y}%`} r="5" />
      )}
    </ChartFrame>
  );
}

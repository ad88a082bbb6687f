import { ChartFrame } from '../chart/ChartFrame.tsx';
import type { ChartPoint, ChartTick, ChartLabels } from '../chart/ChartPoint.ts';
import { fromTop, percent } from '../chart/place.ts';
import * as styles from '../chart/chart.css.ts';
import type { ElementProps } from '../element/ElementProps.ts';

/** A bar; a quiet one steps back behind the one that is spoken of. */
export interface BarChartPoint extends ChartPoint {
  quiet?: boolean;
}

export interface BarChartProps extends ElementProps<'figure'> {
  points: readonly BarChartPoint[];
  /** Lines of the grid from zero: from `niceTicks`, written in the user's language. */
  ticks: readonly ChartTick[];
  labels: ChartLabels;
  csv?: { label: string; href: string };
  /** @default 'small' */
  size?: 'small' | 'medium';
}

/** Counts by day or month. Bars begin at zero. */
export function BarChart({ points, ticks, labels, csv, size = 'small', ...rest }: BarChartProps) {
  const band = 1 / points.length;
  const middle = (index: number) => percent((index + 0.5) * band);
  return (
    <ChartFrame
      {...rest}
      labels={labels}
      ticks={ticks}
      csv={csv}
      size={size}
      axis={points.flatMap(({ axis }, index) =>
        axis ? [{ x: index === 0 ? 0 : index === points.length - 1 ? 100 : middle(index), text: axis }] : [],
      )}
      marks={points.map(({ label, text, value }, index) => ({
        x: middle(index),
        y: fromTop(value, ticks),
        title: label,
        lines: [text],
      }))}
      rows={points.map(({ label, text }) => [label, text])}
    >
      {points.map(({ label, value, quiet }, index) => {
        const top = fromTop(value, ticks);
        return (
          top < 100 && (
            <rect
              key={label}
              className={styles.bar({ tone: quiet ? 'quiet' : 'accent' })}
              x={`${percent((index + 0.14) * band)}%`}
              width={`${percent(band * 0.72)}%`}
              y={`${top}%`}
              height={`${percent(1 - top / 100)}%`}
              rx="2"
            />
          )
        );
      })}
    </ChartFrame>
  );
}

import { ChartFrame } from '../chart/ChartFrame.tsx';
import type { ChartTick, ChartLabels } from '../chart/ChartPoint.ts';
import { fromTop, percent } from '../chart/place.ts';
import * as styles from '../chart/chart.css.ts';
import type { ElementProps } from '../element/ElementProps.ts';

/** A price from the moment it was set. */
export interface PriceStep {
  /** Days or milliseconds: any number that grows with time. */
  at: number;
  /** "11. novembar, sreda". */
  label: string;
  price: number;
  /** "17.990 €". */
  text: string;
  /** What the step changed: "−500 €". The first step has none. */
  change?: string;
}

export interface StepChartProps extends ElementProps<'figure'> {
  /** In time order. */
  steps: readonly PriceStep[];
  /** End of the time that is drawn, on the scale of `at`: the last price lasts until then. */
  until: number;
  /** Texts under the axis. */
  axis: readonly { at: number; text: string }[];
  /** Lines of the grid. They need not begin at zero: the lowest one always has its text. */
  ticks: readonly ChartTick[];
  labels: ChartLabels;
  csv?: { label: string; href: string };
  /** @default 'medium' */
  size?: 'small' | 'medium';
  /** Drawing and table alone, for a page without hydration: nothing in it waits for JavaScript. */
  still?: boolean;
}

/** A price over time. It moves in steps, not in slopes, and each step says by how much. */
export function StepChart({ steps, until, axis, ticks, labels, csv, size = 'medium', still, ...rest }: StepChartProps) {
  const start = steps[0]?.at ?? 0;
  const x = (at: number) => (until > start ? percent((at - start) / (until - start)) : 0);
  const places = steps.map(({ at, price }) => ({ x: x(at), y: fromTop(price, ticks) }));
  const path = places.map(({ x: left, y }, index) => (index === 0 ? `M${left} ${y}` : `H${left}V${y}`)).join('');

  return (
    <ChartFrame
      {...rest}
      labels={labels}
      ticks={ticks}
      csv={csv}
      size={size}
      still={still}
      axis={axis.map(({ at, text }) => ({ x: x(at), text }))}
      marks={steps.map(({ label, text, change }, index) => ({
        ...(places[index] ?? { x: 0, y: 0 }),
        title: label,
        lines: change ? [text, change] : [text],
      }))}
      rows={steps.map(({ label, text, change }) => [label, text, change ?? ''])}
    >
      <svg width="100%" height="100%" viewBox="0 0 100 100" preserveAspectRatio="none" overflow="visible">
        <path className={styles.line} d={`${path}H100`} />
      </svg>
      {steps.map(({ at, change }, index) => {
        const place = places[index];
        return (
          change &&
          place && (
            <g key={at}>
              <circle className={styles.dot} cx={`${place.x}%`} cy={`${place.y}%`} r="5" />
              <text
                className={styles.change}
                x={`${place.x}%`}
                y={`${place.y}%`}
                dx={place.x > 80 ? -8 : 8}
                dy="-8"
                textAnchor={place.x > 80 ? 'end' : 'start'}
              >
                {change}
              </text>
            </g>
          )
        );
      })}
    </ChartFrame>
  );
}

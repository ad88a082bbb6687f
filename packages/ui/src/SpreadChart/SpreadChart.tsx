import type { ChartTick } from '../chart/ChartPoint.ts';
import { ChartTable } from '../chart/ChartTable.tsx';
import { percent } from '../chart/place.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { dotsOf } from './dotsOf.ts';
import * as styles from './SpreadChart.css.ts';

export interface SpreadChartProps extends ElementProps<'figure'> {
  /** Each is one circle, in order. */
  prices: readonly number[];
  /** The price that is compared; `label` is at its marker: "ovaj oglas". */
  own: { price: number; label: string };
  /** "medijana 19.500 €". */
  median: { price: number; label: string };
  /** Between the quartiles: "srednja polovina". */
  half: { from: number; to: number; label: string };
  /** Lines along the axis, from the first to the last price that is drawn: at most five. */
  ticks: readonly ChartTick[];
  labels: {
    /** One sentence that says what the drawing shows. */
    summary: string;
    /** Opens the same numbers as a table: "Prikaži kao tabelu". */
    table: string;
    columns: readonly [what: string, price: string];
  };
  /** The same numbers: the cheapest, the quartiles, the median, the dearest, this one. */
  rows: readonly (readonly [what: string, price: string])[];
}

/** Where the base line lies, in pixels from the top; labels are above and below. */
const base = 140;
const ownTop = 42;

/** Percent left free at both ends, so that a marker at the end stays inside. */
const margin = 3;

/** A text near an end leans on it. */
const leaning = (x: number) =>
  x < 30
    ? ({ x: '0', textAnchor: 'start' } as const)
    : x > 70
      ? ({ x: '100%', textAnchor: 'end' } as const)
      : ({ x: `${x}%`, textAnchor: 'middle' } as const);

const anchorAt = (x: number) => (x < 12 ? 'start' : x > 88 ? 'end' : 'middle');

/** How prices lie beside one another: a circle for each, the middle half shaded, one price marked. */
export function SpreadChart({ prices, own, median, half, ticks, labels, rows, ...rest }: SpreadChartProps) {
  const values = ticks.map(({ value }) => value);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  // values beyond the axis are at its end
  const share = (price: number) => (high > low ? Math.min(1, Math.max(0, (price - low) / (high - low))) : 0.5);
  const x = (price: number) => percent((margin + share(price) * (100 - 2 * margin)) / 100);
  const [left, right] = [x(half.from), x(half.to)];

  return (
    <figure {...rest} className={styles.figure}>
      <svg className={styles.drawing} role="img" aria-label={labels.summary}>
        <rect
          className={styles.half}
          x={`${left}%`}
          width={`${percent((right - left) / 100)}%`}
          y="20"
          height={base - 20}
        />
        <text className={styles.label} {...leaning((left + right) / 2)} y="13">
          {half.label}
        </text>
        <line className={styles.median} x1={`${x(median.price)}%`} x2={`${x(median.price)}%`} y1="20" y2={base} />
        <line className={styles.base} x1="0" x2="100%" y1={base} y2={base} />
        {dotsOf(prices.map(x), base - ownTop).map(({ at, up }) => (
          <circle key={`${at} ${up}`} className={styles.dot} cx={`${at}%`} cy={base - up} r="4.5" />
        ))}
        <line className={styles.own} x1={`${x(own.price)}%`} x2={`${x(own.price)}%`} y1={ownTop} y2={base} />
        <svg x={`${x(own.price)}%`} y={base} overflow="visible">
          <path className={styles.marker} d="M0 -9L6 0L0 9L-6 0Z" />
        </svg>
        <text className={styles.ownLabel} x={`${x(own.price)}%`} y="36" textAnchor={anchorAt(x(own.price))}>
          {own.label}
        </text>
        {ticks.map(({ value, text }) => (
          <text key={value} className={styles.tick} x={`${x(value)}%`} y="164" textAnchor={anchorAt(x(value))}>
            {text}
          </text>
        ))}
        <text className={styles.ownLabel} x={`${x(median.price)}%`} y="184" textAnchor={anchorAt(x(median.price))}>
          {median.label}
        </text>
      </svg>
      <ChartTable label={labels.table} columns={labels.columns} rows={rows} caption={labels.summary} />
    </figure>
  );
}

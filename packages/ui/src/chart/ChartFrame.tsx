import type { ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import type { ChartTick, ChartLabels } from './ChartPoint.ts';
import { checkChart } from './checkChart.ts';
import { ChartPointer, type ChartMark } from './ChartPointer.tsx';
import { ChartTable } from './ChartTable.tsx';
import { fromTop } from './place.ts';
import * as styles from './chart.css.ts';

export interface ChartFrameProps extends ElementProps<'figure'> {
  labels: ChartLabels;
  ticks: readonly ChartTick[];
  /** Texts under the axis, with percent from the left. */
  axis: readonly { x: number; text: string }[];
  marks: readonly ChartMark[];
  rows: readonly (readonly string[])[];
  csv?: { label: string; href: string };
  legend?: readonly [current: string, before: string];
  size: 'small' | 'medium';
  /** Without the pointer, which needs JavaScript. */
  still?: boolean;
  /** The drawing, in percent of the plot. */
  children: ReactNode;
}

const anchorAt = (x: number) => (x < 4 ? 'start' : x > 96 ? 'end' : 'middle');

/** What all charts share: grid, axes, legend, tooltip and the same numbers as a table. */
export function ChartFrame(props: ChartFrameProps) {
  const { labels, ticks, axis, marks, rows, csv, legend, size, still, children, ...rest } = props;
  if (marks.length === 0) {
    return (
      <figure {...rest} className={styles.empty({ size })}>
        {labels.empty}
      </figure>
    );
  }
  if (process.env.NODE_ENV !== 'production') {
    checkChart(ticks, marks);
  }
  const lines = ticks.toSorted((one, other) => other.value - one.value);
  const base = lines.at(-1)?.value;

  return (
    <figure {...rest} className={styles.figure}>
      {legend && (
        <figcaption className={styles.legend}>
          <span className={styles.current}>{legend[0]}</span>
          <span className={styles.before}>{legend[1]}</span>
        </figcaption>
      )}
      <div className={styles.grid}>
        <div className={styles.tickTexts} aria-hidden="true">
          {lines.map(({ value, text }) => (
            <span key={value}>{text}</span>
          ))}
        </div>
        <div className={styles.plot({ size })}>
          <svg className={styles.layer} role="img" aria-label={labels.summary}>
            {lines.map(({ value }) => (
              <line
                key={value}
                className={value === base ? styles.base : styles.gridLine}
                x1="0"
                x2="100%"
                y1={`${fromTop(value, ticks)}%`}
                y2={`${fromTop(value, ticks)}%`}
              />
            ))}
            {children}
          </svg>
          {!still && <ChartPointer label={labels.pointer} marks={marks} />}
        </div>
        <svg className={styles.axis} aria-hidden="true">
          {axis.map(({ x, text }) => (
            <text key={x} className={styles.axisText} x={`${x}%`} y="17" textAnchor={anchorAt(x)}>
              {text}
            </text>
          ))}
        </svg>
      </div>
      <ChartTable label={labels.table} columns={labels.columns} rows={rows} caption={labels.summary} csv={csv} />
    </figure>
  );
}

import { percent } from '../chart/place.ts';
import { requireUnique } from '../devWarnings/devWarnings.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { Anchor } from '../LinkProvider/Anchor.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './RangeChart.css.ts';

/** One row: from where to where nearly all lie, and the middle one. */
export interface RangeChartRow {
  /** "2019". */
  label: string;
  low: number;
  median: number;
  high: number;
  /** "9.200 € – 12.400 €". */
  range: string;
  /** "10.900 €". */
  usual: string;
  /** How many it is drawn from: "24 oglasa". */
  sample: { count: string; label: string };
  /** Link to what the row is drawn from. */
  href?: string;
}

export interface RangeChartProps extends ElementProps<'div'> {
  /** At most a dozen, in the order of their labels. */
  rows: readonly RangeChartRow[];
  /** Right end of every row. The left end is 0, so that lengths can be compared. */
  max: number;
  labels: {
    /** One sentence that says what the drawing shows. */
    summary: string;
    /** Heads of the columns: "Godište", "Srednjih 80 % oglasa", "Medijana". */
    columns: readonly [label: string, range: string, usual: string];
    /** What the sample is: "Aktivni oglasi, tražene cene." */
    note: string;
  };
}

/**
 * Spreads below one another on one scale: a bar for the middle 80 %, a tick for the median. It is a table, so its
 * numbers can be read and heard.
 */
export function RangeChart({ rows, max, labels, ...rest }: RangeChartProps) {
  if (process.env.NODE_ENV !== 'production') {
    requireUnique(
      'RangeChart',
      'rows',
      rows.map(({ label }) => label),
    );
  }
  const place = (value: number) => percent(Math.min(1, Math.max(0, value / Math.max(1, max))));
  return (
    <div {...rest} className={styles.chart}>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{labels.summary}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {labels.columns.map((column) => (
              <th key={column} scope="col" className={styles.head}>
                <VisuallyHidden>{column}</VisuallyHidden>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, low, median, high, range, usual, sample, href }) => (
            <tr key={label}>
              <th className={styles.label} scope="row">
                {href ? (
                  <Anchor className={styles.link} href={href}>
                    {label}
                  </Anchor>
                ) : (
                  label
                )}
              </th>
              <td className={styles.drawing}>
                <svg className={styles.plot} aria-hidden="true">
                  <line className={styles.line} x1="0" x2="100%" y1="50%" y2="50%" />
                  <rect
                    className={styles.bar}
                    x={`${place(low)}%`}
                    width={`${Math.max(0.5, place(high) - place(low))}%`}
                    y="3"
                    height="8"
                    rx="4"
                  />
                  <rect className={styles.tick} x={`${place(median)}%`} width="3" y="0" height="14" />
                </svg>
                <span className={styles.range}>{range}</span>
              </td>
              <td className={styles.usual}>
                {usual}{' '}
                <span className={styles.sample}>
                  ({sample.count}
                  <VisuallyHidden> {sample.label}</VisuallyHidden>)
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.legend} aria-hidden="true">
        <span className={styles.keyOfBar}>{labels.columns[1]}</span>
        <span className={styles.keyOfTick}>{labels.columns[2]}</span>
      </p>
      <p className={styles.note}>{labels.note}</p>
    </div>
  );
}

import { Anchor } from '../LinkProvider/Anchor.tsx';
import * as styles from './chart.css.ts';

export interface ChartTableProps {
  /** "Prikaži kao tabelu". */
  label: string;
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  csv?: { label: string; href: string };
}

/** The numbers of a chart as a table that opens without JavaScript. */
export function ChartTable({ label, caption, columns, rows, csv }: ChartTableProps) {
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>{label}</summary>
      {/* A box that scrolls must be reached by the keys. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.scroller} role="region" aria-label={caption} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} className={styles.cell({ head: true })} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([first, ...others]) => (
              <tr key={first}>
                <th className={styles.cell({})} scope="row">
                  {first}
                </th>
                {columns.slice(1).map((column, index) => (
                  <td key={column} className={styles.cell({ number: true })}>
                    {others[index]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {csv && (
        <Anchor className={styles.csv} href={csv.href} download>
          {csv.label}
        </Anchor>
      )}
    </details>
  );
}

import type { ReactNode } from 'react';
import * as styles from './docs.css.ts';

interface FactsProps {
  /** Headings of the columns. */
  columns: readonly [string, string];
  rows: readonly { subject: ReactNode; said: ReactNode }[];
}

/** A subject and what is said of it, row by row. */
export function Facts({ columns, rows }: FactsProps) {
  return (
    <div className={styles.tableFrame}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className={styles.headCell}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ subject, said }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- two rows may have the same subject
            <tr key={index}>
              <th scope="row" className={styles.subject}>
                {subject}
              </th>
              <td className={styles.cell}>{said}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

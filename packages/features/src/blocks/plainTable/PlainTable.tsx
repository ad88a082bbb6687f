import type { ReactNode } from 'react';
import { VisuallyHidden } from '@volan/ui/VisuallyHidden';
import * as styles from './plainTable.css.ts';

export interface PlainTableProps {
  /** Says what the table holds; the heading above it says so to visitors who see it. */
  caption: string;
  /** Names of the columns; a number is at the end of its cell. */
  columns: readonly { readonly name: string; readonly isNumber?: boolean }[];
  /** The first cell of a row names it. */
  rows: readonly (readonly ReactNode[])[];
}

/** A table of few columns inside a text. On a phone each row is a block, and each number says what it is. */
export function PlainTable({ caption, columns, rows }: PlainTableProps) {
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead className={styles.tableHead}>
        <tr>
          {columns.map(({ name, isNumber }) => (
            <th key={name} scope="col" className={isNumber ? styles.numberName : styles.columnName}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={styles.tableBody}>
        {rows.map((cells, index) => (
          <tr key={index} className={styles.row}>
            {cells.map((cell, column) =>
              column === 0 ? (
                <th key={column} scope="row" className={styles.rowName}>
                  {cell}
                </th>
              ) : (
                <td
                  key={column}
                  className={columns[column]?.isNumber ? styles.number : styles.cell}
                  data-name={columns[column]?.name}
                >
                  {cell}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

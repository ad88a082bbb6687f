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
  /** Short cells that say by themselves what they are: no names are shown, and a phone keeps the columns. @default false */
  compact?: boolean;
}

/** A table of few columns inside a text. On a phone each row is a block, and each number says what it is. */
export function PlainTable({ caption, columns, rows, compact = false }: PlainTableProps) {
  return (
    <table className={compact ? styles.compactTable : styles.table}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead className={compact ? undefined : styles.tableHead}>
        <tr>
          {columns.map(({ name, isNumber }) => (
            <th
              key={name}
              scope="col"
              className={compact ? styles.compactName : isNumber ? styles.numberName : styles.columnName}
            >
              {compact ? <VisuallyHidden>{name}</VisuallyHidden> : name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={compact ? undefined : styles.tableBody}>
        {rows.map((cells, index) => (
          <tr key={index} className={compact ? styles.compactRow : styles.row}>
            {cells.map((cell, column) =>
              column === 0 ? (
                <th key={column} scope="row" className={compact ? styles.compactRowName : styles.rowName}>
                  {cell}
                </th>
              ) : (
                <td
                  key={column}
                  className={compact ? styles.compactNumber : columns[column]?.isNumber ? styles.number : styles.cell}
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

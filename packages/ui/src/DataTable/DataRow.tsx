'use client';
import type { DataColumn, RowSelection } from './DataColumn.ts';
import * as styles from './DataTable.css.ts';
import { RowCheckbox } from './RowCheckbox.tsx';
import { toggleOne } from './selectedKeys.ts';

interface DataRowProps<Row> {
  row: Row;
  rowKey: string;
  columns: readonly DataColumn<Row>[];
  selection: RowSelection<Row> | undefined;
  current: boolean;
  density: 'comfortable' | 'compact';
}

/** One row; its first cell is its name. */
export function DataRow<Row>({ row, rowKey, columns, selection, current, density }: DataRowProps<Row>) {
  const selected = selection?.selected.includes(rowKey) ?? false;
  return (
    <tr className={styles.row} data-selected={selected ? '' : undefined} aria-current={current ? 'true' : undefined}>
      {selection && (
        <td className={`${styles.cell({ density })} ${styles.tick}`}>
          <RowCheckbox
            label={selection.rowLabel(row)}
            checked={selected}
            onToggle={() => selection.onSelect(toggleOne(selection.selected, rowKey))}
          />
        </td>
      )}
      {columns.map(({ key, cell, kind, keepTogether }, index) =>
        index === 0 ? (
          <th key={key} className={styles.cell({ kind, keepTogether, first: true, density })} scope="row">
            {cell(row)}
          </th>
        ) : (
          <td key={key} className={styles.cell({ kind, keepTogether, density })}>
            {cell(row)}
          </td>
        ),
      )}
    </tr>
  );
}

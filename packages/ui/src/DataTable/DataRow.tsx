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
  /** Keys of all chosen rows. */
  selected: readonly string[];
  select: (keys: readonly string[]) => void;
  current: boolean;
  density: 'comfortable' | 'compact';
}

/** One row; its first cell is its name. */
export function DataRow<Row>({
  row,
  rowKey,
  columns,
  selection,
  selected,
  select,
  current,
  density,
}: DataRowProps<Row>) {
  const chosen = selection !== undefined && selected.includes(rowKey);
  return (
    <tr className={styles.row} data-selected={chosen ? '' : undefined} aria-current={current ? 'true' : undefined}>
      {selection && (
        <td className={`${styles.cell({ density })} ${styles.tick}`}>
          <RowCheckbox
            label={selection.rowLabel(row)}
            checked={chosen}
            onToggle={() => select(toggleOne(selected, rowKey))}
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

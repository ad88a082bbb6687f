'use client';
import { useRef, type ReactNode } from 'react';
import { devError, repeated } from '../devWarnings/devWarnings.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { useControllableState } from '../element/useControllableState.ts';
import { useFormReset } from '../element/useFormReset.ts';
import { useMergedRefs } from '../element/useMergedRefs.ts';
import { warnOfValue } from '../element/warnMisuse.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { TableFrame } from '../TableFrame/TableFrame.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { DataColumn, RowSelection } from './DataColumn.ts';
import * as styles from './DataTable.css.ts';
import { DataRow } from './DataRow.tsx';
import { HeadCell } from './HeadCell.tsx';
import { RowCheckbox } from './RowCheckbox.tsx';
import { headState, toggleAll } from './selectedKeys.ts';

export interface DataTableProps<Row> extends ElementProps<'div'> {
  /** Ids of its parts are made from it. */
  id: string;
  /** What the table holds, read aloud: "Korisnici". */
  caption: string;
  /** The first one carries the name of the row and stays in view while the others scroll. */
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Shown in place of rows if there are none: an `EmptyState`, or an `Alert` if loading failed. */
  empty: ReactNode;
  /** Rows are loading: without rows it draws as many empty ones, with rows these stay. */
  loading?: { label: string; rows: number };
  selection?: RowSelection<Row>;
  /** The row that a panel beside the table shows. */
  currentKey?: string;
  /** @default 'comfortable' */
  density?: 'comfortable' | 'compact';
  /** Scrolls in its own window at any width, for more columns than a page holds. @default 'mobile' */
  scroll?: 'mobile' | 'always';
  /** Above the table: a `FilterBar`. */
  filters?: ReactNode;
  /** At the end of the row above the table: buttons for how it is shown. */
  tools?: ReactNode;
  /** Sums for the current filter, above the table: `StatTiles`. */
  totals?: ReactNode;
  /** Below the table: a `TablePager` with what the page sums up to. */
  foot?: ReactNode;
}

const countText = (label: string | ((count: number) => string), count: number) =>
  typeof label === 'string' ? label : label(count);

/** Rows of the administration: ordered, chosen and paged by the page that shows them. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { id, caption, columns, rows, rowKey, empty, loading, selection, currentKey, ref, ...rest } = props;
  const { density = 'comfortable', scroll, filters, tools, totals, foot, ...attributes } = rest;
  const keys = rows.map(rowKey);
  if (process.env.NODE_ENV !== 'production') {
    if (selection) warnOfValue('DataTable', selection);
    const twice = repeated(keys) ?? repeated(columns.map(({ key }) => key));
    if (twice !== undefined) {
      devError(
        'DataTable',
        `the key "${twice}" occurs twice`,
        'a tick or an update would meet the wrong row',
        'return a key of its own for each row and column',
      );
    }
  }
  const [selected, select] = useControllableState<readonly string[]>({
    value: selection?.value,
    defaultValue: selection?.defaultValue ?? [],
    onChange: selection?.onValueChange,
  });
  const root = useRef<HTMLDivElement>(null);
  const merged = useMergedRefs(root, ref);
  useFormReset(root, () => selection && selection.value === undefined && select(selection.defaultValue ?? []));
  const width = columns.length + (selection ? 1 : 0);
  const state = selection && headState(selected, keys);
  const body = loading && rows.length === 0 ? Array.from({ length: loading.rows }, (_, index) => index) : [];

  return (
    <div {...attributes} ref={merged} id={id} className={styles.whole}>
      <TableTools filters={filters} tools={tools} selection={selection} selected={selected.length} />
      <VisuallyHidden>
        <span role="status">{loading?.label}</span>
      </VisuallyHidden>
      {totals}
      <TableFrame labelledBy={`${id}-caption`} scroll={scroll}>
        <table className={styles.table} aria-busy={loading ? true : undefined}>
          <caption id={`${id}-caption`}>
            <VisuallyHidden>{caption}</VisuallyHidden>
          </caption>
          <thead className={styles.head}>
            <tr>
              {selection && (
                <td className={`${styles.headCell({})} ${styles.tick}`}>
                  <RowCheckbox
                    label={selection.allLabel}
                    checked={state === 'all'}
                    mixed={state === 'some'}
                    onToggle={() => select(toggleAll(selected, keys))}
                  />
                </td>
              )}
              {columns.map(({ key, label, hideLabel, kind, sort }, index) => (
                <HeadCell key={key} label={label} hideLabel={hideLabel} kind={kind} sort={sort} first={index === 0} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <DataRow
                key={keys[index]}
                rowKey={keys[index] ?? ''}
                current={keys[index] === currentKey}
                row={row}
                columns={columns}
                selection={selection}
                selected={selected}
                select={select}
                density={density}
              />
            ))}
            {body.map((index) => (
              <tr key={index} className={styles.row}>
                {Array.from({ length: width }, (_, column) => (
                  <td key={column} className={styles.cell({ density })}>
                    <Skeleton width={column % 2 === 0 ? 'most' : 'half'} />
                  </td>
                ))}
              </tr>
            ))}
            {rows.length === 0 && !loading && (
              <tr className={styles.row}>
                <td className={styles.nothing} colSpan={width}>
                  {empty}
                </td>
              </tr>
            )}
          </tbody>
        </table>
      </TableFrame>
      {foot !== undefined && <div className={styles.foot}>{foot}</div>}
    </div>
  );
}

interface TableToolsProps<Row> extends Pick<DataTableProps<Row>, 'filters' | 'tools' | 'selection'> {
  /** Number of chosen rows. */
  selected: number;
}

/** The row above the table: filters, what can be done with the chosen rows, and how the table is shown. */
function TableTools<Row>({ filters, tools, selection, selected }: TableToolsProps<Row>) {
  if (filters === undefined && !selection && tools === undefined) return null;

  return (
    <div className={styles.tools}>
      {filters !== undefined && <div className={styles.filters}>{filters}</div>}
      {(selection || tools !== undefined) && (
        <div className={styles.bulk}>
          {selection && (
            <span className={styles.bulkCount} role="status">
              {selected > 0 && countText(selection.countLabel, selected)}
            </span>
          )}
          {selected > 0 && selection?.actions}
          {tools}
        </div>
      )}
    </div>
  );
}

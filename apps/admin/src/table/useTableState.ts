import {
  columnVisibilityFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
} from '@tanstack/react-table';
import { printSorting } from '@volan/domain-rules';
import type { DataColumn } from '@volan/ui/DataTable';
import { useMemo } from 'react';
import { shownColumns } from './tableAddress.ts';
import type { TableColumn, TableSorting } from './TableColumn.ts';

const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature, rowSortingFeature });

interface TableStateOptions<Row> {
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  params: URLSearchParams;
  sorting: TableSorting | undefined;
  chosen: readonly string[];
  hrefOf: (changes: Readonly<Record<string, string | null>>) => string;
}

/**
 * The state of a table, which its address holds: shown columns, order and chosen rows. The server sorts, filters and
 * pages, so the rows keep the order of its response.
 */
export function useTableState<Row extends object>(options: TableStateOptions<Row>) {
  const { columns, rows, rowKey, params, sorting, chosen, hrefOf } = options;
  const definitions = useMemo(
    () =>
      columns.map(({ key, label, sortBy }, index): ColumnDef<typeof features, Row> => ({
        id: key,
        header: label,
        accessorFn: (row) => row,
        enableHiding: index > 0,
        enableSorting: sortBy !== undefined,
      })),
    [columns],
  );
  const shown = shownColumns(params, columns);
  const sorted = columns.find(({ sortBy }) => sortBy !== undefined && sortBy === sorting?.now.field);
  const table = useTable({
    features,
    data: rows,
    columns: definitions,
    getRowId: rowKey,
    manualSorting: true,
    state: {
      columnVisibility: Object.fromEntries(columns.map(({ key }) => [key, shown.includes(key)])),
      rowSelection: Object.fromEntries(chosen.map((key) => [key, true])),
      sorting: sorted ? [{ id: sorted.key, desc: sorting?.now.direction === 'desc' }] : [],
    },
  });
  const drawn = table.getVisibleLeafColumns().flatMap((state): DataColumn<Row>[] => {
    const column = columns.find(({ key }) => key === state.id);
    if (!column) return [];

    const { sortBy, hidden: _hidden, ...drawing } = column;
    if (!sorting || sortBy === undefined) return [drawing];

    const now = state.getIsSorted();
    const next = printSorting(sorting.codec, { field: sortBy, direction: now === 'asc' ? 'desc' : 'asc' });

    return [
      {
        ...drawing,
        sort: {
          href: hrefOf(next),
          ...(now && { direction: now === 'asc' ? ('ascending' as const) : ('descending' as const) }),
        },
      },
    ];
  });

  return { columns: drawn, shown, rows: table.getRowModel().rows.map(({ original }) => original) };
}

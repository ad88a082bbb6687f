import { DataTable, type DataColumn } from '@volan/ui/DataTable';
import { Tag } from '@volan/ui/Tag';
import type { ReactNode } from 'react';
import { useSite, type AdminSite } from '../../shell/site.ts';

/** A row of data that holds for every country. */
export interface ListedRow {
  readonly id: number;
  /** With the names of the rows above it. */
  readonly name: string;
  readonly count?: number;
  readonly isOffered: boolean;
}

export interface RowsTableProps {
  id: string;
  caption: string;
  rows: readonly ListedRow[];
  /** Label of the count: "Ads". @default no count is shown */
  countLabel?: string;
  empty: ReactNode;
}

function columnsOf({ texts, words }: AdminSite, countLabel: string | undefined): readonly DataColumn<ListedRow>[] {
  const counted: DataColumn<ListedRow> = {
    key: 'count',
    label: countLabel ?? '',
    kind: 'number',
    cell: ({ count = 0 }) => words.formats.number(count),
  };
  return [
    { key: 'name', label: texts.rowTitle, cell: ({ name }) => name },
    ...(countLabel === undefined ? [] : [counted]),
    {
      key: 'status',
      label: texts.status,
      keepTogether: true,
      cell: ({ isOffered }) => (
        <Tag tone={isOffered ? 'positive' : 'neutral'}>{isOffered ? texts.rowOffered : texts.rowHidden}</Tag>
      ),
    },
  ];
}

/** Rows for administrators who may view them but not change them. [H04] */
export function RowsTable({ id, caption, rows, countLabel, empty }: RowsTableProps) {
  const columns = columnsOf(useSite(), countLabel);
  return (
    <DataTable id={id} caption={caption} rows={rows} columns={columns} empty={empty} rowKey={(row) => String(row.id)} />
  );
}

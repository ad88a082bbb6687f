import { Alert } from '@volan/ui/Alert';
import { Button } from '@volan/ui/Button';
import { DataTable, type RowSelection } from '@volan/ui/DataTable';
import { EmptyState, type EmptyStateProps } from '@volan/ui/EmptyState';
import { IconButton } from '@volan/ui/IconButton';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useSite } from '../shell/site.ts';
import { tableHref, tablePage } from '../shell/tableHref.ts';
import { TablePages } from '../shell/TablePages.tsx';
import { BulkDialog } from './BulkDialog.tsx';
import { CsvButton, type TableExport } from './CsvButton.tsx';
import { ColumnChoice } from './ColumnChoice.tsx';
import type { BulkAction, TableColumn, TableFilter, TableShortcut, TableSorting } from './TableColumn.ts';
import { TableFilters } from './TableFilters.tsx';
import { TableKeys } from './TableKeys.tsx';
import { ViewChoice } from './ViewChoice.tsx';
import { useRowKeys } from './useRowKeys.ts';
import { useTableState } from './useTableState.ts';

export interface AdminTableProps<Row> {
  /** Address of the page that shows it, below /admin: `users`. */
  path: string;
  /** Prefix of the ids of its elements. @default the path */
  id?: string;
  caption: string;
  columns: readonly TableColumn<Row>[];
  rowKey: (row: Row) => string;
  /** The name of a row where it is chosen. */
  rowName: (row: Row) => string;
  /** The response of the server; `total` counts the rows of all pages. */
  answer: { rows: readonly Row[]; total: number; isPending: boolean; isError: boolean; refetch: () => unknown };
  perPage: number;
  /** @default the order is fixed */
  sorting?: TableSorting;
  filters?: readonly TableFilter[];
  /** Filter values that are used often. @default none */
  shortcuts?: readonly TableShortcut[];
  /** Sums of the rows that match the filters. */
  totals?: ReactNode;
  /** Name of the group of filters. */
  filtersLabel?: string;
  /** Label of the search; absent: the table has no search. */
  search?: string;
  /** Shown if there are no rows. */
  empty: Pick<EmptyStateProps, 'icon' | 'title' | 'help'>;
  /** Shown if the rows could not be loaded. */
  failed: string;
  /** Actions on chosen rows; without them no row can be chosen. */
  bulk?: readonly BulkAction<Row>[];
  /** Rows were changed by a bulk action. */
  onChanged?: () => void;
  /**
   * The parameter of its page, if the page has other tables too. The address then chooses no columns, and views of this
   * table cannot be saved. @default it is the only table of its page
   */
  part?: string;
  /** Export of all rows that match the filters. @default no export */
  file?: TableExport;
}

const noParams = new URLSearchParams();

/** The chosen rows by their keys. They stay chosen while other pages are shown. */
function useChosenRows<Row>(rowKey: (row: Row) => string) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Row>>(new Map());
  const keys = [...chosen.keys()];
  const choose = (rows: readonly Row[], next: readonly string[]) => {
    const known = new Map([...chosen, ...rows.map((row) => [rowKey(row), row] as const)]);
    setChosen(new Map([...known].filter(([key]) => next.includes(key))));
  };

  return {
    chosen,
    keys,
    choose,
    /** Chooses the row at this place, or takes the choice back. */
    toggle: (rows: readonly Row[], index: number) => {
      const row = rows[index];
      if (!row) return;

      const key = rowKey(row);
      choose(rows, chosen.has(key) ? keys.filter((one) => one !== key) : [...keys, key]);
    },
    clear: () => setChosen(new Map()),
  };
}

/** The words for choosing rows. */
function useSelectionWords<Row>(rowName: (row: Row) => string) {
  const { texts, words } = useSite();
  return {
    allLabel: texts.chooseAll,
    rowLabel: (row: Row) => `${texts.choose}: ${rowName(row)}`,
    countLabel: (count: number) => `${texts.chosen} ${words.formats.number(count)}`,
  };
}

/** In place of rows that could not be loaded. */
function Failed({ text, onRetry }: { text: string; onRetry: () => void }) {
  const { texts } = useSite();
  return (
    <Alert tone="critical" actions={<Button onClick={onRetry}>{texts.again}</Button>}>
      {text}
    </Alert>
  );
}

/**
 * The table of the administration. The server pages, sorts and filters it, and the address holds all of its state;
 * other parameters of the address stay. Columns can be chosen, states saved under a name, rows reached by keys, and
 * many rows changed at once. [M59]
 */
export function AdminTable<Row extends object>(props: AdminTableProps<Row>) {
  const { path, id = path, caption, rowKey, rowName, answer, perPage, sorting, empty, failed } = props;
  const { part, filters = [], shortcuts = [], bulk = [], filtersLabel = caption, search, onChanged, file } = props;
  const { texts } = useSite();
  const [params] = useSearchParams();
  const { chosen, keys, choose, toggle, clear } = useChosenRows(rowKey);
  const [action, setAction] = useState<BulkAction<Row> | null>(null);
  const [helps, setHelps] = useState(false);
  const hrefOf = (changes: Readonly<Record<string, string | null>>) => tableHref(path, params, changes);
  const state = useTableState({
    columns: props.columns,
    rows: answer.rows,
    rowKey,
    params: part === undefined ? params : noParams,
    sorting,
    chosen: keys,
    hrefOf,
  });
  const choosable = bulk.length > 0;
  useRowKeys({
    id,
    onHelp: () => setHelps(true),
    onToggle: choosable ? (index) => toggle(state.rows, index) : undefined,
  });
  const selection: RowSelection<Row> = {
    ...useSelectionWords(rowName),
    value: keys,
    onValueChange: (next) => choose(state.rows, next),
    actions: bulk.map((one) => (
      <Button key={one.key} size="small" icon={one.icon} onClick={() => setAction(one)}>
        {one.label}
      </Button>
    )),
  };

  return (
    <>
      <DataTable
        id={id}
        caption={caption}
        columns={state.columns}
        rows={state.rows}
        rowKey={rowKey}
        scroll="always"
        {...(answer.isPending && { loading: { label: texts.loading, rows: 10 } })}
        {...(choosable && { selection })}
        filters={
          <TableFilters
            id={id}
            params={params}
            filters={filters}
            shortcuts={shortcuts}
            search={search}
            hrefOf={hrefOf}
            label={filtersLabel}
          />
        }
        totals={props.totals}
        tools={
          <>
            {part === undefined && (
              <>
                <ColumnChoice id={id} hrefOf={hrefOf} columns={props.columns} shown={state.shown} />
                <ViewChoice id={id} path={path} params={params} />
              </>
            )}
            <IconButton icon="circle-help" label={texts.keys} onClick={() => setHelps(true)} />
            {file && <CsvButton table={file} />}
          </>
        }
        empty={
          answer.isError ? <Failed text={failed} onRetry={() => void answer.refetch()} /> : <EmptyState {...empty} />
        }
        foot={
          <TablePages
            page={tablePage(params, part)}
            perPage={perPage}
            total={answer.total}
            hrefOf={(to) => hrefOf({ [part ?? 'page']: String(to) })}
          />
        }
      />
      {action && (
        <BulkDialog
          id={`${id}-bulk`}
          action={action}
          rows={[...chosen]}
          rowName={rowName}
          onDone={() => onChanged?.()}
          onClose={() => {
            setAction(null);
            clear();
          }}
        />
      )}
      {helps && <TableKeys id={`${id}-keys`} choosable={choosable} onClose={() => setHelps(false)} />}
    </>
  );
}

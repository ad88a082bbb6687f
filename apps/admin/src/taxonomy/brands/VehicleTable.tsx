import { readCall, type Api } from '@volan/api-client';
import { useApi } from '@volan/api-client/react';
import type { ManagedBrand, ManagedChassis, ManagedModel } from '@volan/api-contract';
import {
  deleteBrand,
  deleteChassis,
  deleteModel,
  setBrandStatus,
  setChassisStatus,
  setModelStatus,
} from '@volan/api-contract/wire';
import { directionInSort, readSorting } from '@volan/domain-rules';
import { IconButton } from '@volan/ui/IconButton';
import { Link } from '@volan/ui/Link';
import { Row } from '@volan/ui/Row';
import { Tag } from '@volan/ui/Tag';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useSite, type AdminSite } from '../../shell/site.ts';
import { tablePage } from '../../shell/tableHref.ts';
import { AdminTable } from '../../table/AdminTable.tsx';
import type { BulkAction, TableColumn } from '../../table/TableColumn.ts';
import { managedQueries } from '../../entities/taxonomy/taxonomyQueries.ts';

/** A make, a model or a generation. */
export type VehicleRow = ManagedBrand | ManagedModel | ManagedChassis;

/** Which kind of row a table has. */
type VehicleKind = 'brand' | 'model' | 'chassis';

/** Rows of a page. */
const vehiclesOfPage = 50;

interface StatusChange {
  readonly id: number;
  readonly version: number;
  readonly status: 0 | 1;
}

const setStatus = {
  brand: (api: Api, change: StatusChange) => readCall(api, setBrandStatus, change),
  model: (api: Api, change: StatusChange) => readCall(api, setModelStatus, change),
  chassis: (api: Api, change: StatusChange) => readCall(api, setChassisStatus, change),
};

const remove = {
  brand: (api: Api, id: number) => readCall(api, deleteBrand, { id }),
  model: (api: Api, id: number) => readCall(api, deleteModel, { id }),
  chassis: (api: Api, id: number) => readCall(api, deleteChassis, { id }),
};

/** The order of the table; by default the administrators' own order. [T04] */
const sortingOf = (params: URLSearchParams) =>
  readSorting(directionInSort, params, ['sort', 'title', 'slug', 'id'], { field: 'sort', direction: 'asc' });

/** Parameters of a call for makes, models or generations, read from the address of the table. */
export function vehicleQuery(params: URLSearchParams) {
  const keyword = params.get('search')?.trim().slice(0, 100);
  const filter = (['active', 'hidden'] as const).find((one) => one === params.get('filter'));
  const { field, direction } = sortingOf(params);

  return {
    page: tablePage(params),
    limit: vehiclesOfPage,
    sort: direction,
    sortField: field,
    ...(keyword && { keyword }),
    ...(filter && { filter }),
  };
}

export interface VehicleTableProps<Kind extends VehicleRow> {
  kind: VehicleKind;
  /** Address of the page, below /admin. */
  path: string;
  caption: string;
  answer: { rows: readonly Kind[]; total: number; isPending: boolean; isError: boolean; refetch: () => unknown };
  /** Address of the list of rows that belong to a row; null: nothing belongs to it. */
  hrefOf: ((row: Kind) => string) | null;
  /** Column with the number of rows that belong to a row; null: nothing does. */
  below: { label: string; count: (row: Kind) => number } | null;
  /** More columns, such as years. */
  more?: readonly TableColumn<Kind>[];
  /** Null: rows can only be viewed. */
  onEdit: ((row: Kind) => void) | null;
}

function columnsOf<Kind extends VehicleRow>(
  { texts, words }: AdminSite,
  { hrefOf, below, more = [], onEdit }: Pick<VehicleTableProps<Kind>, 'hrefOf' | 'below' | 'more' | 'onEdit'>,
): readonly TableColumn<Kind>[] {
  return [
    {
      key: 'title',
      label: texts.rowTitle,
      sortBy: 'title',
      cell: (row) => (hrefOf ? <Link href={hrefOf(row)}>{row.title}</Link> : row.title),
    },
    { key: 'slug', label: texts.slug, kind: 'quiet', sortBy: 'slug', cell: ({ slug }) => slug },
    ...more,
    ...(below
      ? [
          {
            key: 'below',
            label: below.label,
            kind: 'number',
            cell: (row: Kind) => words.formats.number(below.count(row)),
          } as const,
        ]
      : []),
    { key: 'ads', label: texts.ads, kind: 'number', cell: ({ ads }) => words.formats.number(ads) },
    {
      key: 'status',
      label: texts.status,
      keepTogether: true,
      cell: ({ status }) => (
        <Tag tone={status === 1 ? 'positive' : 'neutral'}>{status === 1 ? texts.rowOffered : texts.rowHidden}</Tag>
      ),
    },
    { key: 'id', label: texts.identity, kind: 'number', sortBy: 'id', hidden: true, cell: ({ id }) => String(id) },
    ...(onEdit
      ? [
          {
            key: 'edit',
            label: texts.rowActions,
            cell: (row: Kind) => (
              <Row gap={1}>
                <IconButton
                  icon="pencil"
                  size="small"
                  label={texts.editRow({ name: row.title })}
                  onClick={() => onEdit(row)}
                />
              </Row>
            ),
          },
        ]
      : []),
  ];
}

/**
 * The table of makes, of the models of a make, or of the generations of a model. Many rows can be switched or removed
 * at once. [J136-J140]
 */
export function VehicleTable<Kind extends VehicleRow>(props: VehicleTableProps<Kind>) {
  const { kind, path, caption, answer, hrefOf, below, more, onEdit } = props;
  const site = useSite();
  const { texts } = site;
  const api = useApi();
  const queries = useQueryClient();
  const [params] = useSearchParams();
  const columns = useMemo(
    () => columnsOf(site, { hrefOf, below, ...(more && { more }), onEdit }),
    [site, hrefOf, below, more, onEdit],
  );
  const to = (status: 0 | 1) => (row: Kind) => setStatus[kind](api, { id: row.id, version: row.version, status });
  const bulk: readonly BulkAction<Kind>[] = [
    { key: 'hide', label: texts.hideRow, icon: 'eye-off', text: texts.hideRowText, run: to(0) },
    { key: 'offer', label: texts.offerRow, icon: 'eye', text: texts.offerRowText, run: to(1) },
    {
      key: 'remove',
      label: texts.deleteRow,
      icon: 'trash-2',
      danger: true,
      text: texts.deleteRowText,
      run: ({ id }) => remove[kind](api, id),
    },
  ];

  return (
    <AdminTable
      path={path}
      id={`vehicles-${kind}`}
      caption={caption}
      columns={columns}
      rowKey={({ id }) => String(id)}
      rowName={({ title }) => title}
      answer={answer}
      perPage={vehiclesOfPage}
      sorting={{ codec: directionInSort, now: sortingOf(params) }}
      filters={[
        {
          name: 'filter',
          label: texts.status,
          values: [
            ['active', texts.rowOffered],
            ['hidden', texts.rowHidden],
          ],
        },
      ]}
      search={texts.searchRows}
      empty={{ icon: 'search-x', title: texts.noRows, help: texts.noRowsHelp }}
      failed={texts.failedTaxonomy}
      bulk={onEdit ? bulk : []}
      onChanged={() => void queries.invalidateQueries({ queryKey: managedQueries.all })}
    />
  );
}

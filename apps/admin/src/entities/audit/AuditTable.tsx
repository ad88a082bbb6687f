import { useQuery } from '@tanstack/react-query';
import { readCall } from '@volan/api-client';
import { useApi } from '@volan/api-client/react';
import type { AuditEntry, CallInput, exportAudit as exportCall } from '@volan/api-contract';
import { exportAudit } from '@volan/api-contract/wire';
import { fieldInSort, readSorting } from '@volan/domain-rules';
import { AuditDetails } from '@volan/ui/AuditNote';
import { Link } from '@volan/ui/Link';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { base } from '../../shell/AdminLink.tsx';
import { useSite, type AdminSite } from '../../shell/site.ts';
import { momentText } from '../../shell/momentText.ts';
import { tablePage } from '../../shell/tableHref.ts';
import { AdminTable } from '../../table/AdminTable.tsx';
import type { TableColumn, TableFilter } from '../../table/TableColumn.ts';
import { auditQueries } from './auditQueries.ts';
import { actionName, changesOf, saidOf } from './auditWords.ts';

type Filter = CallInput<typeof exportCall>;

/** Entries on one page, as the API returns them. */
const perPage = 50;

const names = ['actor', 'subject', 'action', 'entity', 'entity_id', 'from', 'to'] as const;

const person = (someone: AuditEntry['actor'], nobody: string) =>
  someone ? <Link href={`${base}/users/${someone.id}`}>{someone.name}</Link> : nobody;

function columnsOf(site: AdminSite): readonly TableColumn<AuditEntry>[] {
  const { texts, words } = site;
  return [
    { key: 'at', label: texts.auditWhen, sortBy: 'at', keepTogether: true, cell: ({ at }) => momentText(site, at) },
    { key: 'actor', label: texts.auditWho, cell: ({ actor }) => person(actor, texts.auditSystem) },
    { key: 'action', label: texts.auditWhat, cell: ({ action }) => actionName(action, texts) },
    { key: 'subject', label: texts.auditWhom, cell: ({ subject }) => person(subject, '') },
    {
      key: 'row',
      label: texts.auditRow,
      keepTogether: true,
      cell: ({ entity, entity_id: id }) => (entity === null ? '' : `${entity} ${id ?? ''}`),
    },
    {
      key: 'changes',
      label: texts.auditChanges,
      cell: (entry) => {
        const changes = changesOf(entry);
        return (
          changes.length > 0 && (
            <AuditDetails
              summary={`${texts.auditFields}: ${words.formats.number(changes.length)}`}
              emptyLabel={texts.auditEmpty}
              beforeLabel={texts.auditBefore}
              afterLabel={texts.auditAfter}
              changes={changes}
            />
          )
        );
      },
    },
    { key: 'said', label: texts.auditSaid, cell: (entry) => saidOf(entry, site) },
    {
      key: 'from',
      label: texts.auditFrom,
      kind: 'quiet',
      cell: ({ brand, address }) => [brand, address].filter(Boolean).join(' · '),
    },
  ];
}

function filtersOf({ texts }: AdminSite): readonly TableFilter[] {
  return [
    { name: 'actor', label: texts.auditWho },
    { name: 'subject', label: texts.auditWhom },
    {
      name: 'action',
      label: texts.auditWhat,
      values: (
        [
          ['user', texts.users],
          ['ad', texts.ads],
          ['payment', texts.payments],
          ['statement', texts.statements],
          ['report', texts.messageReports],
          ['social-post', texts.socialPosts],
        ] as const
      ).map(([value, label]) => [value, label] as const),
    },
    { name: 'entity', label: texts.auditKind },
    { name: 'entity_id', label: texts.auditRow },
    { name: 'from', label: texts.auditSince, type: 'date' },
    { name: 'to', label: texts.auditUntil, type: 'date' },
  ];
}

const noEntries: readonly AuditEntry[] = [];

export interface AuditTableProps {
  /** Address of the page that shows it, below /admin. */
  path: string;
  /**
   * Only these entries are shown, such as those of one account; such a table has no filters of its own. @default all
   */
  of?: Filter;
}

/** Actions of administrators, the newest first. [M59] */
export function AuditTable({ path, of }: AuditTableProps) {
  const site = useSite();
  const { texts } = site;
  const [params] = useSearchParams();
  const asked = Object.fromEntries(names.flatMap((name) => (params.get(name) ? [[name, params.get(name)]] : [])));
  const now = readSorting(fieldInSort, params, ['at'], { field: 'at', direction: 'desc' });
  const filter: Filter = { ...(of ?? asked), sort: now.field, order: now.direction };
  const log = useQuery(auditQueries.table(useApi(), { ...filter, page: tablePage(params) }));
  const columns = useMemo(() => columnsOf(site), [site]);

  return (
    <AdminTable
      path={path}
      id="audit"
      caption={texts.audit}
      columns={columns}
      rowKey={({ id }) => String(id)}
      rowName={({ action }) => actionName(action, texts)}
      answer={{ ...log, rows: log.data?.data ?? noEntries, total: log.data?.meta.total ?? 0 }}
      perPage={perPage}
      sorting={{ codec: fieldInSort, now }}
      filters={of ? [] : filtersOf(site)}
      filtersLabel={texts.auditFilters}
      empty={{ icon: 'search-x', title: texts.auditNone, help: texts.auditNoneHelp }}
      failed={texts.auditFailed}
      file={{ name: 'audit', ask: (api) => readCall(api, exportAudit, filter) }}
    />
  );
}

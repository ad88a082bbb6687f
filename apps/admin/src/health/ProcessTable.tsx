import type { ApiProcess } from '@volan/api-contract';
import { DataTable, type DataColumn } from '@volan/ui/DataTable';
import { EmptyState } from '@volan/ui/EmptyState';
import { Tag } from '@volan/ui/Tag';
import { momentText } from '../shell/momentText.ts';
import { useSite, type AdminSite } from '../shell/site.ts';

const nameOf = ({ host, pid }: ApiProcess) => `${host}, ${pid}`;

function processColumns(site: AdminSite): readonly DataColumn<ApiProcess>[] {
  const { texts, words } = site;
  const { number } = words.formats;
  return [
    { key: 'name', label: texts.process, cell: nameOf },
    {
      key: 'state',
      label: texts.jobState,
      keepTogether: true,
      cell: ({ silent }) => <Tag tone={silent ? 'critical' : 'positive'}>{silent ? texts.silent : texts.runs}</Tag>,
    },
    {
      key: 'seen',
      label: texts.lastSeen,
      kind: 'quiet',
      keepTogether: true,
      cell: ({ seen_at: at }) => momentText(site, at),
    },
    {
      key: 'started',
      label: texts.started,
      kind: 'quiet',
      keepTogether: true,
      cell: ({ started_at: at }) => momentText(site, at),
    },
    {
      key: 'index',
      label: texts.index,
      cell: ({ search }) => `${search.kind}, ${search.ready ? texts.indexReady : texts.indexLoading}`,
    },
    { key: 'ads', label: texts.indexAds, kind: 'number', cell: ({ search }) => number(search.ads) },
    { key: 'position', label: texts.indexPosition, kind: 'quiet', cell: ({ search }) => search.position ?? '–' },
    { key: 'pending', label: texts.indexPending, kind: 'number', cell: ({ search }) => number(search.pending) },
    {
      key: 'behind',
      label: texts.indexBehind,
      kind: 'number',
      cell: ({ search: { behind_seconds: behind } }) => (behind === null ? '–' : number(behind)),
    },
  ];
}

/** Each process of the API with its search index. */
export function ProcessTable({ processes }: { processes: readonly ApiProcess[] }) {
  const site = useSite();
  const { texts } = site;
  return (
    <DataTable
      id="processes"
      caption={texts.processes}
      columns={processColumns(site)}
      rows={processes}
      rowKey={({ id }) => id}
      empty={<EmptyState icon="triangle-alert" title={texts.noProcesses} help={texts.healthFailed} />}
    />
  );
}

import type { ApiProcess } from '@volan/api-contract';
import { Button } from '@volan/ui/Button';
import { DataTable, type DataColumn } from '@volan/ui/DataTable';
import { EmptyState } from '@volan/ui/EmptyState';
import { Tag } from '@volan/ui/Tag';
import { Text } from '@volan/ui/Text';
import { momentText } from '../shell/momentText.ts';
import { useSite, type AdminSite } from '../shell/site.ts';
import { jobWords } from '../texts/health.ts';

type Job = ApiProcess['jobs'][number] & { readonly process: ApiProcess };

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

function JobState({ job: { failures, failure, began_at: began, ended_at: ended } }: { job: Job }) {
  const { texts, words } = useSite();
  if (failures > 0) {
    return (
      <>
        <Tag tone="critical">{texts.jobFailing}</Tag>
        <Text role="small" tone="secondary">
          {words.formats.number(failures)} {texts.jobFailures}: {failure}
        </Text>
      </>
    );
  }
  const goesOn = began !== null && (ended === null || ended < began);
  return <Tag tone={goesOn ? 'accent' : 'positive'}>{goesOn ? texts.jobRuns : texts.jobWell}</Tag>;
}

function jobColumns(site: AdminSite, several: boolean, run: (job: Job) => void): readonly DataColumn<Job>[] {
  const { texts, words, language } = site;
  return [
    { key: 'job', label: texts.jobs, cell: ({ name }) => jobWords[language][name] },
    ...(several
      ? [{ key: 'process', label: texts.process, kind: 'quiet' as const, cell: ({ process }: Job) => nameOf(process) }]
      : []),
    { key: 'state', label: texts.jobState, cell: (job) => <JobState job={job} /> },
    {
      key: 'every',
      label: texts.jobEvery,
      kind: 'number',
      cell: ({ every_seconds: seconds }) => `${words.formats.number(seconds)} ${texts.seconds}`,
    },
    {
      key: 'last',
      label: texts.jobLast,
      kind: 'quiet',
      keepTogether: true,
      cell: ({ ended_at: at }) => (at === null ? '–' : momentText(site, at)),
    },
    {
      key: 'run',
      label: texts.actions,
      cell: (job) => (
        <Button
          size="small"
          onClick={() => run(job)}
          aria-label={`${texts.jobRunNow}: ${jobWords[language][job.name]}`}
        >
          {texts.jobRunNow}
        </Button>
      ),
    },
  ];
}

/** What each process does by itself, what fails first. */
export function JobTable({ processes, run }: { processes: readonly ApiProcess[]; run: (job: Job) => void }) {
  const site = useSite();
  const speaking = processes.filter(({ silent }) => !silent);
  const rows = speaking
    .flatMap((process) => process.jobs.map((job): Job => ({ ...job, process })))
    .toSorted((a, b) => Number(b.failures > 0) - Number(a.failures > 0) || a.name.localeCompare(b.name));
  return (
    <DataTable
      id="jobs"
      caption={site.texts.jobs}
      columns={jobColumns(site, speaking.length > 1, run)}
      rows={rows}
      rowKey={({ process, name }) => `${process.id}-${name}`}
      empty={<EmptyState icon="triangle-alert" title={site.texts.noProcesses} help={site.texts.healthFailed} />}
    />
  );
}

import type { JobState } from '@volan/api-contract';
import { Button } from '@volan/ui/Button';
import { DataTable, type DataColumn } from '@volan/ui/DataTable';
import { EmptyState } from '@volan/ui/EmptyState';
import { Tag } from '@volan/ui/Tag';
import { Text } from '@volan/ui/Text';
import { momentText } from '../shell/momentText.ts';
import { useSite, type AdminSite } from '../shell/site.ts';

function State({ job: { failures, failed_at: failedAt, failure, running, next_at: next } }: { job: JobState }) {
  const site = useSite();
  const { texts, words } = site;
  if (failures > 0) {
    return (
      <>
        <Tag tone="critical">{texts.jobFailing}</Tag>
        <Text role="small" tone="secondary">
          {words.formats.number(failures)} {texts.jobFailures}
          {failedAt !== null && `, ${momentText(site, failedAt)}`}: {failure}
        </Text>
      </>
    );
  }
  if (running > 0) return <Tag tone="accent">{texts.jobRuns}</Tag>;

  return next === null ? <Tag tone="neutral">{texts.jobUnused}</Tag> : <Tag tone="positive">{texts.jobWell}</Tag>;
}

function columnsOf(site: AdminSite, run: (job: JobState) => void): readonly DataColumn<JobState>[] {
  const { texts, words } = site;
  const { number } = words.formats;
  const moment = (at: string | null) => (at === null ? '–' : momentText(site, at));
  const runLabel = ({ failures }: JobState) => (failures > 0 ? texts.jobRunAgain : texts.jobRunNow);

  return [
    { key: 'job', label: texts.jobs, cell: ({ name }) => texts[`job-${name}`] },
    { key: 'state', label: texts.jobState, cell: (job) => <State job={job} /> },
    {
      key: 'every',
      label: texts.jobEvery,
      kind: 'number',
      cell: ({ every_seconds: seconds }) => `${number(seconds)} ${texts.seconds}`,
    },
    { key: 'waiting', label: texts.jobWaiting, kind: 'number', cell: ({ waiting }) => number(waiting) },
    { key: 'running', label: texts.jobRunning, kind: 'number', cell: ({ running }) => number(running) },
    { key: 'last', label: texts.jobLast, kind: 'quiet', keepTogether: true, cell: ({ ended_at: at }) => moment(at) },
    { key: 'next', label: texts.jobNext, kind: 'quiet', keepTogether: true, cell: ({ next_at: at }) => moment(at) },
    {
      key: 'run',
      label: texts.actions,
      cell: (job) =>
        job.next_at !== null && (
          <Button size="small" onClick={() => run(job)} aria-label={`${runLabel(job)}: ${texts[`job-${job.name}`]}`}>
            {runLabel(job)}
          </Button>
        ),
    },
  ];
}

/** Background jobs of the API; failed ones come first. */
export function JobTable({ jobs, run }: { jobs: readonly JobState[]; run: (job: JobState) => void }) {
  const site = useSite();
  const { texts } = site;

  return (
    <DataTable
      id="jobs"
      caption={texts.jobs}
      columns={columnsOf(site, run)}
      rows={jobs.toSorted((a, b) => Number(b.failures > 0) - Number(a.failures > 0))}
      rowKey={({ name }) => name}
      empty={<EmptyState icon="triangle-alert" title={texts.noProcesses} help={texts.healthFailed} />}
    />
  );
}

import { useQuery } from '@tanstack/react-query';
import { useApi } from '@volan/api-client/react';
import type { Health } from '@volan/api-contract';
import { Alert } from '@volan/ui/Alert';
import { Button } from '@volan/ui/Button';
import { DataTable } from '@volan/ui/DataTable';
import { Heading } from '@volan/ui/Heading';
import { Spinner } from '@volan/ui/Spinner';
import { Stack } from '@volan/ui/Stack';
import type { ReactNode } from 'react';
import { AdminFrame } from '../shell/AdminFrame.tsx';
import { FailedCall } from '../shell/FailedCall.tsx';
import { useSite } from '../shell/site.ts';
import { healthQuery, useHealthChanges } from './healthQueries.ts';
import { JobTable } from './JobTable.tsx';
import { ProcessTable } from './ProcessTable.tsx';
import { WorkTable } from './WorkTable.tsx';

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Stack gap={1.5} as="section" labelledBy={`${id}-title`}>
      <Heading level={2} size="h3" id={`${id}-title`}>
        {title}
      </Heading>
      {children}
    </Stack>
  );
}

function Settings({ settings }: Pick<Health, 'settings'>) {
  const { texts } = useSite();
  return (
    <DataTable
      id="settings"
      caption={texts.settingsInForce}
      density="compact"
      columns={[
        { key: 'name', label: texts.setting, cell: ({ name }) => name },
        { key: 'value', label: texts.settingValue, cell: ({ value }) => value },
      ]}
      rows={settings}
      rowKey={({ name }) => name}
      empty={null}
    />
  );
}

/**
 * Processes with their indexes, jobs, failed work that can be tried again, and the settings in force. It refreshes
 * itself.
 */
export function HealthPage() {
  const { texts, words } = useSite();
  const health = useQuery(healthQuery(useApi()));
  const { run, retry } = useHealthChanges();

  return (
    <AdminFrame title={texts.health}>
      <Stack gap={3}>
        <FailedCall error={run.error ?? retry.error} />
        <div role="status">
          {run.isSuccess && <Alert tone="positive">{texts.jobAsked}</Alert>}
          {retry.data && (
            <Alert tone="positive">
              {words.formats.number(retry.data.retried)} {texts.workRetried}
            </Alert>
          )}
        </div>
        {health.isPending && <Spinner label={texts.loading} />}
        {health.isError && (
          <Alert tone="critical" actions={<Button onClick={() => void health.refetch()}>{texts.again}</Button>}>
            {texts.healthFailed}
          </Alert>
        )}
        {health.data && (
          <>
            <Part id="work" title={texts.work}>
              {health.data.work.map((work) => (
                <WorkTable
                  key={work.kind}
                  work={work}
                  now={health.dataUpdatedAt}
                  retry={(id) => retry.mutate({ kind: work.kind, ...(id !== undefined && { id }) })}
                />
              ))}
            </Part>
            <Part id="processes" title={texts.processes}>
              <ProcessTable processes={health.data.processes} />
            </Part>
            <Part id="jobs" title={texts.jobs}>
              <JobTable jobs={health.data.jobs} run={({ name }) => run.mutate(name)} />
            </Part>
            <Part id="settings" title={texts.settingsInForce}>
              <Settings settings={health.data.settings} />
            </Part>
          </>
        )}
      </Stack>
    </AdminFrame>
  );
}

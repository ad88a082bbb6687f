import { useQuery } from '@tanstack/react-query';
import { useApi } from '@volan/api-client/react';
import { Alert } from '@volan/ui/Alert';
import { Button } from '@volan/ui/Button';
import { EmptyState } from '@volan/ui/EmptyState';
import { Spinner } from '@volan/ui/Spinner';
import { Stack } from '@volan/ui/Stack';
import { useSearchParams } from 'react-router';
import { AdminFrame } from '../shell/AdminFrame.tsx';
import { countText } from '../shell/countText.ts';
import { useSite } from '../shell/site.ts';
import { tableHref, tablePage } from '../shell/tableHref.ts';
import { TablePages } from '../shell/TablePages.tsx';
import { ReportCard } from './ReportCard.tsx';
import { reportQueries } from './reportQueries.ts';

/** Reports on one page, as the API returns them. */
const perPage = 24;

/** Reports of conversations that wait for a decision, the longest waiting first. [M57] */
export function ReportsPage() {
  const site = useSite();
  const { texts } = site;
  const api = useApi();
  const [params] = useSearchParams();
  const page = tablePage(params);
  const reports = useQuery(reportQueries.page(api, page));
  const total = reports.data?.meta.total ?? 0;
  const rows = reports.data?.data ?? [];

  return (
    <AdminFrame title={texts.messageReports} subtitle={`${countText(site, reports.data?.meta.total)} ${texts.waiting}`}>
      <Stack gap={2}>
        {reports.isPending && <Spinner label={texts.loading} />}
        {reports.isError && (
          <Alert tone="critical" actions={<Button onClick={() => void reports.refetch()}>{texts.again}</Button>}>
            {texts.reportsFailed}
          </Alert>
        )}
        {reports.isSuccess && rows.length === 0 && (
          <EmptyState icon="circle-check" title={texts.noReports} help={texts.noReportsHelp} />
        )}
        {rows.map((report) => (
          <ReportCard key={`${report.id}-${report.reporter.id}`} report={report} />
        ))}
        <TablePages
          page={page}
          perPage={perPage}
          total={total}
          hrefOf={(to) => tableHref('reports', params, { page: String(to) })}
        />
      </Stack>
    </AdminFrame>
  );
}

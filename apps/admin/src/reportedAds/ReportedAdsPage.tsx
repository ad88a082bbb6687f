import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { readCall } from '@volan/api-client';
import { useApi } from '@volan/api-client/react';
import { listReportedAds } from '@volan/api-contract/wire';
import { Alert } from '@volan/ui/Alert';
import { Button } from '@volan/ui/Button';
import { EmptyState } from '@volan/ui/EmptyState';
import { Spinner } from '@volan/ui/Spinner';
import { Stack } from '@volan/ui/Stack';
import { useSearchParams } from 'react-router';
import { adQueries } from '../entities/ads/adQueries.ts';
import { AdminFrame } from '../shell/AdminFrame.tsx';
import { countText } from '../shell/countText.ts';
import { useSite } from '../shell/site.ts';
import { tableHref, tablePage } from '../shell/tableHref.ts';
import { TablePages } from '../shell/TablePages.tsx';
import { ReportedAdCard } from './ReportedAdCard.tsx';

/** Ads on one page, as the API returns them. */
const perPage = 24;

/** Public ads with open reports, the most reported first: one decision for all reports of each. [P57] */
export function ReportedAdsPage() {
  const site = useSite();
  const { texts } = site;
  const api = useApi();
  const [params] = useSearchParams();
  const page = tablePage(params);
  const ads = useQuery({
    queryKey: [...adQueries.all, 'reported', page] as const,
    queryFn: ({ signal }) => readCall(api, listReportedAds, { page, lang: api.language }, signal),
    placeholderData: keepPreviousData,
  });
  const total = ads.data?.meta.total ?? 0;
  const rows = ads.data?.data ?? [];

  return (
    <AdminFrame
      title={texts.reportedAds}
      subtitle={`${countText(site, ads.data?.meta.total)}. ${texts.reportedAdsText}`}
    >
      <Stack gap={2}>
        {ads.isPending && <Spinner label={texts.loading} />}
        {ads.isError && (
          <Alert tone="critical" actions={<Button onClick={() => void ads.refetch()}>{texts.again}</Button>}>
            {texts.reportedAdsFailed}
          </Alert>
        )}
        {ads.isSuccess && rows.length === 0 && (
          <EmptyState icon="circle-check" title={texts.noReportedAds} help={texts.noReportedAdsHelp} />
        )}
        {rows.map((ad) => (
          <ReportedAdCard key={ad.ad_id} ad={ad} />
        ))}
        <TablePages
          page={page}
          perPage={perPage}
          total={total}
          hrefOf={(to) => tableHref('reported-ads', params, { page: String(to) })}
        />
      </Stack>
    </AdminFrame>
  );
}

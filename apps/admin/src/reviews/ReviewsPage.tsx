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
import { ReviewCard } from './ReviewCard.tsx';
import { reviewQueries } from './reviewQueries.ts';

/** Reviews on one page, as the API returns them. */
const perPage = 24;

/** Reported reviews of car services that wait for a decision, the longest waiting first. [M16, P57] */
export function ReviewsPage() {
  const site = useSite();
  const { texts } = site;
  const api = useApi();
  const [params] = useSearchParams();
  const page = tablePage(params);
  const reviews = useQuery(reviewQueries.page(api, page));
  const total = reviews.data?.meta.total ?? 0;
  const rows = reviews.data?.data ?? [];

  return (
    <AdminFrame title={texts.reviewReports} subtitle={`${countText(site, reviews.data?.meta.total)} ${texts.waiting}`}>
      <Stack gap={2}>
        {reviews.isPending && <Spinner label={texts.loading} />}
        {reviews.isError && (
          <Alert tone="critical" actions={<Button onClick={() => void reviews.refetch()}>{texts.again}</Button>}>
            {texts.reportsFailed}
          </Alert>
        )}
        {reviews.isSuccess && rows.length === 0 && (
          <EmptyState icon="circle-check" title={texts.noReports} help={texts.noReportsHelp} />
        )}
        {rows.map((reported) => (
          <ReviewCard key={reported.review.id} reported={reported} />
        ))}
        <TablePages
          page={page}
          perPage={perPage}
          total={total}
          hrefOf={(to) => tableHref('reviews', params, { page: String(to) })}
        />
      </Stack>
    </AdminFrame>
  );
}

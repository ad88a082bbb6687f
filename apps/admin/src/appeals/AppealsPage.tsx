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
import { AppealCard } from '../entities/appeals/AppealCard.tsx';
import { appealQueries } from '../entities/appeals/appealQueries.ts';

/** Appeals on one page, as the API returns them. */
const perPage = 24;

/** Appeals against decisions, those that wait first; `?id=` shows a single one. [P60] */
export function AppealsPage() {
  const site = useSite();
  const { texts } = site;
  const api = useApi();
  const [params] = useSearchParams();
  const page = tablePage(params);
  const id = Number(/^[1-9]\d{0,8}$/.exec(params.get('id') ?? '')?.[0] ?? 0);
  const appeals = useQuery(appealQueries.page(api, id > 0 ? { id } : { page }));
  const total = appeals.data?.meta.total ?? 0;
  const rows = appeals.data?.data ?? [];

  return (
    <AdminFrame title={texts.appeals} subtitle={`${countText(site, appeals.data?.meta.total)}. ${texts.appealsText}`}>
      <Stack gap={2}>
        {appeals.isPending && <Spinner label={texts.loading} />}
        {appeals.isError && (
          <Alert tone="critical" actions={<Button onClick={() => void appeals.refetch()}>{texts.again}</Button>}>
            {texts.appealsFailed}
          </Alert>
        )}
        {appeals.isSuccess && rows.length === 0 && (
          <EmptyState icon="circle-check" title={texts.noAppeals} help={texts.noAppealsHelp} />
        )}
        {rows.map((appeal) => (
          <AppealCard key={appeal.id} appeal={appeal} />
        ))}
        <TablePages
          page={page}
          perPage={perPage}
          total={total}
          hrefOf={(to) => tableHref('appeals', params, { page: String(to) })}
        />
      </Stack>
    </AdminFrame>
  );
}

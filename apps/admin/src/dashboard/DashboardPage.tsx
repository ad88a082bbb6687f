import { useQuery } from '@tanstack/react-query';
import { readCall } from '@volan/api-client';
import { placeQueries, useApi } from '@volan/api-client/react';
import type { Dashboard } from '@volan/api-contract';
import { getDashboard } from '@volan/api-contract/wire';
import { groups } from '@volan/domain-rules';
import { Alert } from '@volan/ui/Alert';
import { Button } from '@volan/ui/Button';
import { FilterBar } from '@volan/ui/FilterBar';
import { Grid } from '@volan/ui/Grid';
import { Heading } from '@volan/ui/Heading';
import { Link } from '@volan/ui/Link';
import { Popover } from '@volan/ui/Popover';
import { QueueCard } from '@volan/ui/QueueCard';
import { Spinner } from '@volan/ui/Spinner';
import { Stack } from '@volan/ui/Stack';
import { Fragment } from 'react';
import { useSearchParams } from 'react-router';
import { AdminFrame } from '../shell/AdminFrame.tsx';
import { base } from '../shell/AdminLink.tsx';
import { useSite } from '../shell/site.ts';
import { useActor } from '../shell/useActor.ts';
import { MeasureChart } from './MeasureChart.tsx';
import { hoursSince, usedShare } from './waiting.ts';

/** The queue of moderators with companies alone. */
const companiesHref = `${base}/moderation?kind=company`;

/** Target times of the queues, in hours. */
const targets = { ads: 4, messages: 8, companies: 24, mail: 1 } as const;

/** An alert if processes are silent or jobs fail; nothing otherwise. */
function Servers({ delivery: { silent, jobs_failing: failing } }: { delivery: NonNullable<Dashboard['delivery']> }) {
  const { texts, words } = useSite();
  if (silent === 0 && failing === 0) return null;
  return (
    <Alert tone="critical" actions={<Button href={`${base}/health`}>{texts.health}</Button>}>
      {texts.processes}: {words.formats.number(silent)} {texts.processesSilent}, {words.formats.number(failing)}{' '}
      {texts.jobsFailing}
    </Alert>
  );
}

/** Waiting work, with how late it is. */
function Queues({ board, now }: { board: Dashboard; now: number }) {
  const { texts, words } = useSite();
  const { number } = words.formats;
  const card = (waiting: { waiting: number; oldest_at: string | null }, hours: number) => ({
    count: number(waiting.waiting),
    oldest:
      waiting.oldest_at === null
        ? texts.nothingOlder
        : `${texts.oldest}: ${number(hoursSince(waiting.oldest_at, now))} h`,
    target: `${texts.target}: ${number(hours)} h`,
    used: usedShare(waiting.oldest_at, now, hours),
  });

  return (
    <Stack gap={1.5} as="section" labelledBy="queues">
      <Heading level={2} size="h3" id="queues">
        {texts.queues}
      </Heading>
      <Grid layout="panels3">
        <QueueCard title={texts.queue} href={`${base}/ads`} icon="megaphone" {...card(board.queue, targets.ads)} />
        <QueueCard
          title={texts.messageReports}
          href={`${base}/reports`}
          icon="flag"
          {...card(board.message_reports, targets.messages)}
        />
        <QueueCard
          title={texts.companiesWaiting}
          href={companiesHref}
          icon="store"
          {...card(board.companies, targets.companies)}
        />
        {board.delivery && (
          <>
            <QueueCard
              title={texts.mailsFailing}
              href={`${base}/health`}
              icon="mail"
              {...card(board.delivery.mail, targets.mail)}
            />
            <QueueCard
              title={texts.pushesFailing}
              href={`${base}/health`}
              icon="bell"
              {...card(board.delivery.push, targets.mail)}
            />
          </>
        )}
      </Grid>
      <WaitingCompanies companies={board.companies} />
    </Stack>
  );
}

/** The companies that wait longest, each with a link to its page; nothing if none waits. */
function WaitingCompanies({ companies: { waiting, first } }: Pick<Dashboard, 'companies'>) {
  const { texts, words } = useSite();
  if (waiting === 0) return null;

  return (
    <Alert tone="info" title={texts.companiesWaiting} actions={<Button href={companiesHref}>{texts.openQueue}</Button>}>
      {first.map(({ id, name }, index) => (
        <Fragment key={id}>
          {index > 0 && ', '}
          <Link href={`${base}/companies/${id}`}>{name}</Link>
        </Fragment>
      ))}
      {waiting > first.length && ` + ${words.formats.number(waiting - first.length)}`}
    </Alert>
  );
}

/** Each measure over the last thirty days. */
function Measures({ board }: { board: Dashboard }) {
  const { texts, words } = useSite();
  const { days, delivery } = board;
  return (
    <Grid layout="panels2">
      <MeasureChart label={texts.newAds} days={days} values={board.ads} />
      <MeasureChart label={texts.newUsers} days={days} values={board.users} />
      <MeasureChart label={texts.paidOrders} days={days} values={board.orders} />
      {board.revenue.map(({ currency, amounts }) => (
        <MeasureChart
          key={currency}
          label={`${texts.revenue}, ${currency}`}
          days={days}
          values={amounts}
          textOf={(minor) => words.formats.money(minor, currency)}
        />
      ))}
      <MeasureChart label={texts.queueHours} days={days} values={board.queue_hours} total="largest" />
      <MeasureChart label={texts.adReports} days={days} values={board.reports} />
      {delivery && (
        <>
          <MeasureChart label={texts.mailsFailed} days={days} values={delivery.mails_failed} />
          <MeasureChart label={texts.pushesFailed} days={days} values={delivery.pushes_failed} />
          <MeasureChart label={texts.jobsFailed} days={days} values={delivery.jobs_failed} />
          <MeasureChart label={texts.indexBehindMost} days={days} values={delivery.index_behind} total="largest" />
        </>
      )}
    </Grid>
  );
}

/**
 * The first page of the administration: the last thirty days, and waiting work. Regional administrators see their own
 * country. [A12]
 */
export function DashboardPage() {
  const { texts, words } = useSite();
  const api = useApi();
  const [params] = useSearchParams();
  const asked = /^[1-9]\d{0,2}$/.exec(params.get('country') ?? '')?.[0];
  const choosesCountry = useActor()?.groups.includes(groups.administrators) ?? false;
  const countries = useQuery({ ...placeQueries.countries(api), enabled: choosesCountry }).data ?? [];
  const board = useQuery({
    queryKey: ['dashboard', asked],
    queryFn: async ({ signal }) =>
      (await readCall(api, getDashboard, asked === undefined ? {} : { country_id: Number(asked) }, signal)).data,
  });
  const country = countries.find(({ id }) => String(id) === asked);

  return (
    <AdminFrame
      title={texts.dashboard}
      subtitle={board.data && words.formats.date(new Date(board.dataUpdatedAt).toISOString())}
    >
      <Stack gap={2.5}>
        {choosesCountry && (
          <>
            <FilterBar
              label={texts.country}
              filters={country ? [{ label: country.name, href: base }] : []}
              removeLabel={texts.remove}
              fields={country ? [] : [{ label: texts.country, opens: 'dashboard-country' }]}
              addLabel={texts.addFilter}
              clear={{ label: texts.clear, href: base }}
            />
            <Popover id="dashboard-country" title={texts.country}>
              <Stack gap={1}>
                {countries.map(({ id, name }) => (
                  <Link key={id} href={`${base}?country=${id}`}>
                    {name}
                  </Link>
                ))}
              </Stack>
            </Popover>
          </>
        )}
        {board.isPending && <Spinner label={texts.loading} />}
        {board.isError && (
          <Alert tone="critical" actions={<Button onClick={() => void board.refetch()}>{texts.again}</Button>}>
            {texts.dashboardFailed}
          </Alert>
        )}
        {board.data && (
          <>
            {board.data.delivery && <Servers delivery={board.data.delivery} />}
            <Queues board={board.data} now={board.dataUpdatedAt} />
            <Measures board={board.data} />
          </>
        )}
      </Stack>
    </AdminFrame>
  );
}

import { useQuery } from '@tanstack/react-query';
import { readCall } from '@volan/api-client';
import { useApi } from '@volan/api-client/react';
import type { BannerReportDay } from '@volan/api-contract';
import { exportBannerReport } from '@volan/api-contract/wire';
import { bannerLimits } from '@volan/domain-rules';
import { Alert } from '@volan/ui/Alert';
import { Breadcrumbs } from '@volan/ui/Breadcrumbs';
import { Button } from '@volan/ui/Button';
import { DateRange } from '@volan/ui/DateRange';
import { Grid } from '@volan/ui/Grid';
import { Skeleton } from '@volan/ui/Skeleton';
import { StatTiles } from '@volan/ui/StatTiles';
import { Text } from '@volan/ui/Text';
import { useParams, useSearchParams } from 'react-router';
import { AdminFrame } from '../shell/AdminFrame.tsx';
import { base } from '../shell/AdminLink.tsx';
import { dayOf } from '../shell/dayOf.ts';
import { dayTexts } from '../shell/dayTexts.ts';
import { useSite, type AdminSite } from '../shell/site.ts';
import { CsvButton } from '../table/CsvButton.tsx';
import { dayAfter, daysBetween } from './bannerDays.ts';
import { bannerQueries } from './bannerQueries.ts';
import { bannerName } from './bannerWords.ts';
import { DayChart } from './DayChart.tsx';

/** Days of the report, if the address names none. */
const usualDays = 30;

/** Clicks for 100 impressions, to two places; a dash without impressions. */
export const rateText = ({ words }: Pick<AdminSite, 'words'>, rate: number | null) =>
  rate === null ? '–' : `${words.formats.number(Math.round(rate * 10_000) / 100)} %`;

/** The days of the address; without them the last thirty. */
function daysOf(params: URLSearchParams) {
  const to = dayOf(params.get('to')) ?? new Date().toISOString().slice(0, 10);
  return { from: dayOf(params.get('from')) ?? dayAfter(to, 1 - usualDays), to };
}

/** The three measures by day. */
function Charts({ days }: { days: readonly BannerReportDay[] }) {
  const site = useSite();
  const { texts } = site;
  return (
    <Grid layout="panels3">
      <DayChart label={texts.bannerImpressions} days={days} valueOf={({ impressions }) => impressions} />
      <DayChart label={texts.bannerClicks} days={days} valueOf={({ clicks }) => clicks} />
      <DayChart
        label={texts.bannerRate}
        days={days}
        valueOf={({ rate }) => (rate ?? 0) * 100}
        textOf={({ rate }) => rateText(site, rate)}
        tickText={(value) => `${site.words.formats.number(value)} %`}
      />
    </Grid>
  );
}

/** Impressions, clicks and rate of a banner by day, as charts and as a file. [H04, M59] */
export function ReportPage() {
  const site = useSite();
  const { texts, language, words } = site;
  const { id = '' } = useParams();
  const isKnown = /^[1-9]\d{0,9}$/.test(id);
  const [params, setParams] = useSearchParams();
  const { from, to } = daysOf(params);
  const query = { id: Number(id), from, to };
  const isTooLong = daysBetween(from, to) >= bannerLimits.reportDays;
  const api = useApi();
  const banner = useQuery({ ...bannerQueries.banner(api, Number(id)), enabled: isKnown });
  const report = useQuery({
    ...bannerQueries.report(api, query),
    enabled: isKnown && from <= to && !isTooLong,
  });
  const name = banner.data ? bannerName(banner.data, language) : texts.banner;
  const { data } = report;

  return (
    <AdminFrame
      title={`${texts.bannerReport}: ${name}`}
      subtitle={texts.bannerReportText}
      path={
        <Breadcrumbs
          label={texts.banners}
          crumbs={[
            { label: texts.banners, href: `${base}/banners` },
            { label: name, href: `${base}/banners/${id}` },
            { label: texts.bannerReport },
          ]}
        />
      }
      actions={
        data && <CsvButton table={{ name: 'banner', ask: (client) => readCall(client, exportBannerReport, query) }} />
      }
    >
      <DateRange
        id="report-days"
        name="days"
        legend={texts.bannerReportDays}
        fromLabel={texts.bannerFirstDay}
        toLabel={texts.bannerLastDay}
        {...dayTexts(site)}
        reversed={texts.bannerDatesReversed}
        error={isTooLong ? texts.bannerReportLong : undefined}
        value={{ from, to }}
        onValueChange={(days) => setParams({ ...days }, { replace: true })}
      />
      {!isKnown || banner.isError ? (
        <Alert tone="critical">{texts.bannerMissing}</Alert>
      ) : report.isError ? (
        <Alert tone="critical" actions={<Button onClick={() => void report.refetch()}>{texts.again}</Button>}>
          {texts.bannerReportFailed}
        </Alert>
      ) : data ? (
        <>
          <StatTiles
            label={texts.bannerReportTotal}
            tiles={[
              { label: texts.bannerImpressions, value: words.formats.number(data.total.impressions) },
              { label: texts.bannerClicks, value: words.formats.number(data.total.clicks) },
              { label: texts.bannerRate, value: rateText(site, data.total.rate) },
            ]}
          />
          <Charts days={data.days} />
          <Text tone="secondary">{texts.bannerReportHint}</Text>
        </>
      ) : (
        <Skeleton />
      )}
    </AdminFrame>
  );
}

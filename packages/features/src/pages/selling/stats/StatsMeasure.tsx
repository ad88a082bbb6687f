import type { SellerStats } from '@volan/api-contract';
import type { StatsOrder, StatsSpan } from '@volan/domain-rules';
import { BarChart } from '@volan/ui/BarChart';
import { niceTicks, type ChartPoint } from '@volan/ui/chart';
import { LineChart } from '@volan/ui/LineChart';
import { StatCard } from '@volan/ui/StatCard';
import { useMessages, type Messages } from '../../../runtime/site/useMessages.ts';
import { statsChange } from '../../../shell/ownAds/statsChange.ts';

/** Steps between the marks of the axis, the last step being one of them. */
const axisSteps: Readonly<Record<StatsSpan, number>> = { week: 2, month: 7, year: 3 };

interface StatsMeasureProps {
  stats: SellerStats;
  span: StatsSpan;
  of: StatsOrder;
  /** A line with the span before in place of bars. */
  compared?: boolean;
  csv: { label: string; href: string };
}

/** "22. okt" under a day, "okt 26" under a month. */
function axisText(day: string, span: StatsSpan, tag: string) {
  const look =
    span === 'year' ? ({ month: 'short', year: '2-digit' } as const) : ({ day: 'numeric', month: 'short' } as const);
  return new Intl.DateTimeFormat(tag, { ...look, timeZone: 'UTC' }).format(new Date(day));
}

function pointsOf({ points }: SellerStats, { span, of }: StatsMeasureProps, messages: Messages): ChartPoint[] {
  const { t, number, date, tag } = messages;
  return points.map((point, place) => ({
    label: point.from === point.to ? date(point.from) : `${date(point.from)} – ${date(point.to)}`,
    value: point[of],
    text: `${t(`stats.${of}`)}: ${number(point[of])}`,
    ...(point.before && {
      before: { value: point.before[of], text: t('stats.before', { count: point.before[of] }) },
    }),
    ...((points.length - 1 - place) % axisSteps[span] === 0 && { axis: axisText(point.to, span, tag) }),
  }));
}

/** One number of the span: its sum, how it changed, and its course. [C58] */
export function StatsMeasure(props: StatsMeasureProps) {
  const { stats, span, of, compared = false, csv } = props;
  const messages = useMessages();
  const { t, number, date } = messages;
  const { total, before, from, to } = stats;
  const points = pointsOf(stats, props, messages);
  const name = t(`stats.${of}`);
  const change = before ? statsChange(total[of], before[of], messages) : undefined;
  const isCompared = compared && before !== null;
  const highest = Math.max(
    1,
    ...points.map((point) => Math.max(point.value, isCompared ? (point.before?.value ?? 0) : 0)),
  );
  const step = t(span === 'year' ? 'stats.a-month' : 'my-ads.a-day');
  const sum = t('stats.summary', { name, total: number(total[of]), from: date(from), to: date(to) });
  const chart = {
    points: isCompared ? points : points.map(({ before: _earlier, ...point }) => point),
    ticks: niceTicks(highest).map((value) => ({ value, text: number(value) })),
    labels: {
      summary: change ? `${sum} ${change.text}.` : sum,
      pointer: step,
      table: t('rating.table'),
      columns: [step, name, ...(isCompared ? [t('stats.earlier')] : [])],
      empty: t('my-ads.no-stats'),
    },
    csv,
  };
  return (
    <StatCard
      label={name}
      value={number(total[of])}
      {...(change && { change })}
      chart={
        compared ? (
          <LineChart {...chart} {...(isCompared && { legend: [t('stats.now'), t('stats.then')] })} />
        ) : (
          <BarChart {...chart} />
        )
      }
    />
  );
}

import type { SellerStats } from '@volan/api-contract';
import type { StatsOrder, StatsSpan } from '@volan/domain-rules';
import { BarChart } from '@volan/ui/BarChart';
import { niceTicks, type ChartPoint } from '@volan/ui/chart';
import { LineChart } from '@volan/ui/LineChart';
import { Stack } from '@volan/ui/Stack';
import { StatCard } from '@volan/ui/StatCard';
import { useMessages, type Messages } from '../../../runtime/site/useMessages.ts';
import { statsChange } from '../../../shell/ownAds/statsChange.ts';
import { axisText } from './axisText.ts';
import { isCountedFrom } from './seenSince.ts';
import { StatsPromotion } from './StatsPromotion.tsx';

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

function pointsOf(
  { points }: SellerStats,
  { span, of, compared }: StatsMeasureProps,
  messages: Messages,
): ChartPoint[] {
  const { t, number, date, tag } = messages;
  return points.map((point, index) => ({
    label: point.from === point.to ? date(point.from) : `${date(point.from)} – ${date(point.to)}`,
    value: point[of],
    text: `${t(`stats.${of}`)}: ${number(point[of])}${compared && point.promotions > 0 ? ` · ${t('stats.promotion-began')}` : ''}`,
    ...(point.before && {
      before: { value: point.before[of], text: t('stats.before', { count: point.before[of] }) },
    }),
    ...((points.length - 1 - index) % axisSteps[span] === 0 && { axis: axisText(point.to, span, tag) }),
  }));
}

/** One number of the span: its sum, how it changed, and its course. [C58] */
export function StatsMeasure(props: StatsMeasureProps) {
  const { stats, span, of, compared = false, csv } = props;
  const messages = useMessages();
  const { t, number, date } = messages;
  const { total, from, to } = stats;
  const before = isCountedFrom(stats, of, stats.before_from) ? stats.before : null;
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
      {...(!isCountedFrom(stats, of, from) && {
        note: t('stats.counted-since-short', { date: date(stats.seen_since) }),
      })}
      chart={
        compared ? (
          <Stack gap={1.5}>
            <LineChart {...chart} {...(isCompared && { legend: [t('stats.now'), t('stats.then')] })} />
            <StatsPromotion stats={stats} span={span} />
          </Stack>
        ) : (
          <BarChart {...chart} />
        )
      }
    />
  );
}

import type { AdStats } from '@volan/api-contract';
import { BarChart } from '@volan/ui/BarChart';
import { niceTicks } from '@volan/ui/chart';
import { Card } from '@volan/ui/Card';
import { Grid } from '@volan/ui/Grid';
import { Heading } from '@volan/ui/Heading';
import { Link } from '@volan/ui/Link';
import { Row } from '@volan/ui/Row';
import { Stack } from '@volan/ui/Stack';
import { StatCard } from '@volan/ui/StatCard';
import { useMessages } from '../../../runtime/site/useMessages.ts';

export interface AdStatsCardProps {
  stats: AdStats;
  title: string;
  /** The list without the numbers. */
  closeHref: string;
}

/** Days between the marks of the axis. */
const axisStep = 7;

/** How an ad does: what it brought in all, and the visits of each day. [P39] */
export function AdStatsCard({ stats, title, closeHref }: AdStatsCardProps) {
  const { t, number, date } = useMessages();
  const { total, days } = stats;
  const ticks = niceTicks(Math.max(...days.map(({ views }) => views), 1));
  return (
    <Card as="section" kind="panel" padding="panel" labelledBy="stats-title" gap={2} id="stats">
      <Row justify="between" align="baseline" wrap>
        <Heading level={2} size="h3" id="stats-title">
          {t('my-ads.stats')}: {title}
        </Heading>
        <Link href={closeHref} size="small" standalone>
          {t('close')}
        </Link>
      </Row>
      <Grid layout="panels3">
        <StatCard label={t('my-ads.views')} icon="eye" value={number(total.views)} />
        <StatCard label={t('my-ads.reveals')} icon="phone" value={number(total.reveals)} />
        <StatCard label={t('my-ads.favourites')} icon="heart" value={number(total.favourites)} />
      </Grid>
      <Stack gap={1}>
        <Heading level={3} size="title">
          {t('my-ads.views-by-day')}
        </Heading>
        <BarChart
          size="medium"
          points={days.map(({ day, views, reveals }, index) => ({
            label: date(day),
            value: views,
            text: t('my-ads.day', { views, reveals }),
            ...((days.length - 1 - index) % axisStep === 0 && { axis: date(day) }),
          }))}
          ticks={ticks.map((value) => ({ value, text: number(value) }))}
          labels={{
            summary: t('my-ads.stats-summary', { count: days.length, views: number(total.views) }),
            pointer: t('my-ads.a-day'),
            table: t('rating.table'),
            columns: [t('my-ads.a-day'), t('my-ads.views')],
            empty: t('my-ads.no-stats'),
          }}
        />
      </Stack>
    </Card>
  );
}

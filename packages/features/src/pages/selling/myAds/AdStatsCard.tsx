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
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { statsAddress, usualStats } from '../stats/statsAddress.ts';

export interface AdStatsCardProps {
  stats: AdStats;
  title: string;
  /** The list without the numbers. */
  closeHref: string;
}

/** Days between the marks of the axis. */
const axisStep = 7;

interface DayChartProps {
  days: AdStats['days'];
  of: 'views' | 'reveals' | 'favourites' | 'conversations';
  size?: 'medium';
}

/** One number of each day. */
function DayChart({ days, of, size }: DayChartProps) {
  const { t, number, date } = useMessages();
  const name = t(`my-ads.${of}-by-day`);
  const values = days.map((day) => day[of]);
  const total = values.reduce((sum, value) => sum + value, 0);

  return (
    <Stack gap={1}>
      <Heading level={3} size="title">
        {name}
      </Heading>
      <BarChart
        {...(size && { size })}
        points={days.map(({ day, [of]: value }, index) => ({
          label: date(day),
          value,
          text: `${t(`my-ads.${of}`)}: ${number(value)}`,
          ...((days.length - 1 - index) % axisStep === 0 && { axis: date(day) }),
        }))}
        ticks={niceTicks(Math.max(...values, 1)).map((value) => ({ value, text: number(value) }))}
        labels={{
          summary: t('my-ads.stats-summary', { name, count: days.length, total: number(total) }),
          pointer: t('my-ads.a-day'),
          table: t('rating.table'),
          columns: [t('my-ads.a-day'), t(`my-ads.${of}`)],
          empty: t('my-ads.no-stats'),
        }}
      />
    </Stack>
  );
}

/** How an ad does: what it brought in all, and what each day brought. [P39] */
export function AdStatsCard({ stats, title, closeHref }: AdStatsCardProps) {
  const site = useSite();
  const { t, number } = useMessages();
  const { total, days } = stats;

  return (
    <Card as="section" kind="panel" padding="panel" labelledBy="stats-title" gap={2} id="stats">
      <Row justify="between" align="baseline" wrap>
        <Heading level={2} size="h3" id="stats-title">
          {t('my-ads.stats')}: {title}
        </Heading>
        <Row gap={2} wrap>
          <Link href={statsAddress(site, { ...usualStats, ad: stats.id })} size="small" standalone>
            {t('stats.compare-ad')}
          </Link>
          <Link href={closeHref} size="small" standalone>
            {t('close')}
          </Link>
        </Row>
      </Row>
      <Grid layout="panels4">
        <StatCard label={t('my-ads.views')} icon="eye" value={number(total.views)} />
        <StatCard label={t('my-ads.reveals')} icon="phone" value={number(total.reveals)} />
        <StatCard label={t('my-ads.favourites')} icon="heart" value={number(total.favourites)} />
        <StatCard label={t('my-ads.conversations')} icon="message-circle" value={number(total.conversations)} />
      </Grid>
      <DayChart days={days} of="views" size="medium" />
      <Grid layout="panels3">
        <DayChart days={days} of="reveals" />
        <DayChart days={days} of="favourites" />
        <DayChart days={days} of="conversations" />
      </Grid>
    </Card>
  );
}

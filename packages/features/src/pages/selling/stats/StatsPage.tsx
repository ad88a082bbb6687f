import type { Account, SellerStats } from '@volan/api-contract';
import { statsSpans } from '@volan/domain-rules';
import { Button } from '@volan/ui/Button';
import { EmptyState } from '@volan/ui/EmptyState';
import { Grid } from '@volan/ui/Grid';
import { Pagination } from '@volan/ui/Pagination';
import { Row } from '@volan/ui/Row';
import { SegmentedControl } from '@volan/ui/SegmentedControl';
import { Select } from '@volan/ui/Select';
import { Text } from '@volan/ui/Text';
import { pagerOf } from '../../../blocks/pager/pagerOf.ts';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { AccountPage } from '../../../shell/account/AccountPage.tsx';
import { builtLink } from '../../../shell/shellLinks.ts';
import { StatsAds } from './StatsAds.tsx';
import { statsAddress, statsFileAddress, type StatsAsk } from './statsAddress.ts';
import { StatsFunnel } from './StatsFunnel.tsx';
import { StatsMeasure } from './StatsMeasure.tsx';

export interface StatsPageProps {
  account: Account;
  stats: SellerStats;
  /** The position of the page of ads. */
  meta: { page: number; pages: number; total: number };
  ask: StatsAsk;
}

/** Chooses the ad whose numbers are shown: a plain form that asks for this page again. */
function ChooseAd({ stats, meta, ask }: Omit<StatsPageProps, 'account'>) {
  const site = useSite();
  const { t } = useMessages();
  const { ad, ads } = stats;
  const listed = ad && ads.every(({ id }) => id !== ad.id) ? [ad, ...ads] : ads;

  return (
    <form method="get" action={pagePath(site, 'stats', {})}>
      {ask.span !== 'month' && <input type="hidden" name="span" value={ask.span} />}
      <Row gap={1} align="end">
        <Select
          key={ask.ad}
          id="stats-ad"
          name="ad"
          label={t('stats.ad')}
          hideLabel
          defaultValue={ask.ad === null ? '' : String(ask.ad)}
          options={[
            { value: '', label: t('stats.all', { count: meta.total }) },
            ...listed.map(({ id, title }) => ({ value: String(id), label: title })),
          ]}
        />
        <Button type="submit">{t('stats.show')}</Button>
      </Row>
    </form>
  );
}

/**
 * How all own ads do over a span, beside the span before, and each ad in a table; works without JavaScript. [P39, C58]
 */
export function StatsPage({ account, stats, meta, ask }: StatsPageProps) {
  const site = useSite();
  const messages = useMessages();
  const { t, date } = messages;
  const place = builtLink(site, 'chooseCategory', {});
  const csv = { label: t('stats.csv-steps'), href: statsFileAddress(site, ask, 'steps') };
  const [from, to] = [date(stats.from), date(stats.to)];
  const measure = { stats, span: ask.span, csv };
  const hasNumbers = meta.total > 0 || stats.before !== null;

  return (
    <AccountPage
      account={account}
      page="stats"
      title={t('my-ads.stats')}
      actions={
        hasNumbers && (
          <Row gap={1} wrap>
            <SegmentedControl
              label={t('stats.span')}
              segments={statsSpans.map((span) => ({
                label: t(`stats.span-${span}`),
                href: statsAddress(site, { ...ask, span, page: 1 }),
                current: span === ask.span,
              }))}
            />
            <Button
              size="small"
              icon="download"
              href={statsFileAddress(site, ask, 'ads')}
              download
              aria-label={`${t('stats.csv')}: ${t('stats.csv-ads')}`}
            >
              {t('stats.csv')}
            </Button>
          </Row>
        )
      }
    >
      {hasNumbers ? (
        <>
          <Row gap={2} wrap>
            <ChooseAd stats={stats} meta={meta} ask={ask} />
            <Text role="small" tone="secondary">
              {stats.before
                ? t('stats.compared', {
                    from,
                    to,
                    before_from: date(stats.before_from),
                    before_to: date(stats.before_to),
                  })
                : t('stats.not-compared', { from, to })}
            </Text>
          </Row>
          <StatsMeasure {...measure} of="views" compared />
          <Grid layout="panels2">
            <StatsMeasure {...measure} of="reveals" />
            <StatsMeasure {...measure} of="conversations" />
            <StatsMeasure {...measure} of="favourites" />
            <StatsMeasure {...measure} of="comparisons" />
          </Grid>
          <StatsFunnel stats={stats} />
          <StatsAds stats={stats} ask={ask} />
          {meta.pages > 1 && (
            <Pagination {...pagerOf(meta.page, meta.pages, (page) => statsAddress(site, { ...ask, page }), messages)} />
          )}
          <Text role="small" tone="secondary">
            {t('stats.note')} {t('stats.per-credit-note')}
          </Text>
        </>
      ) : (
        <EmptyState
          icon="chart-column"
          title={t('stats.none')}
          help={t('stats.none-text')}
          action={place && <Button href={place}>{t('shell.place-ad')}</Button>}
        />
      )}
    </AccountPage>
  );
}

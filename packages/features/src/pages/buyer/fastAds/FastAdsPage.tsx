import { emptyFastAdQuery, fastAdLimits } from '@volan/domain-rules';
import { Breadcrumbs } from '@volan/ui/Breadcrumbs';
import { Button } from '@volan/ui/Button';
import { EmptyState } from '@volan/ui/EmptyState';
import { Heading } from '@volan/ui/Heading';
import { cameraIcon } from '@volan/ui/icons';
import { Pagination } from '@volan/ui/Pagination';
import { QuickAdGrid } from '@volan/ui/QuickAdTile';
import { Row } from '@volan/ui/Row';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import { fastAdsHref } from '../../../blocks/fastAds/fastAdHref.ts';
import { FastAdTabs } from './FastAdTabs.tsx';
import { FastAdTile } from './FastAdTile.tsx';
import { FavouriteForm } from '../../../blocks/favourites/FavouriteForm.tsx';
import { pagerOf } from '../../../blocks/pager/pagerOf.ts';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { homeHref } from '../../../shell/shellLinks.ts';
import { SitePage } from '../../../shell/SitePage.tsx';
import { FastAdsFilter } from './FastAdsFilter.tsx';
import * as styles from './fastAds.css.ts';
import { FastAdsHead } from './FastAdsHead.tsx';
import type { FastAdsPageProps } from './FastAdsPageProps.ts';

/** Pictures of the first row, which are loaded first. */
const firstRow = 5;

/** Category, make and place of a search, as its title says them: "Delovi, Beograd"; empty for all fast ads. */
function subjectOf({ query, category, brand, regions, towns }: FastAdsPageProps) {
  const region = regions.find(({ slug }) => slug === query.region);
  const town = towns.find(({ id }) => id === query.city);

  return [category, brand, town ?? region].flatMap((named) => (named ? [named.title] : [])).join(', ');
}

/** Why no ad is shown, and the way to some. */
function NoFastAds({ query, meta }: Pick<FastAdsPageProps, 'query' | 'meta'>) {
  const site = useSite();
  const { t } = useMessages();
  const isBeyond = meta.total > 0;

  return (
    <EmptyState
      icon="mouse-pointer-click"
      title={t(isBeyond ? 'fast-list.beyond-end' : 'fast-list.empty')}
      help={t(isBeyond ? 'companies.beyond-end-text' : 'fast-list.empty-text')}
      action={
        <Button variant="primary" href={fastAdsHref(site, isBeyond ? { ...query, page: 1 } : emptyFastAdQuery)}>
          {t(isBeyond ? 'companies.first-page' : 'fast-list.show-all')}
        </Button>
      }
    />
  );
}

/** Fast ads, the newest first, by category, make, place, price and words. Works without JavaScript. [B42, C12, M17] */
export function FastAdsPage(props: FastAdsPageProps) {
  const { query, ads, meta } = props;
  const site = useSite();
  const messages = useMessages();
  const { t } = messages;
  const what = subjectOf(props);
  const top = pagePath(site, 'fastAds', {});
  const place = pagePath(site, 'newFastAd', {});

  return (
    <SitePage>
      <FastAdsHead {...props} what={what} />
      <FavouriteForm kind="ads" page="savedFastAds" />
      <Breadcrumbs
        label={t('shell.breadcrumbs')}
        crumbs={[
          { label: t('shell.home'), href: homeHref(site) },
          { label: t('fast-list.title'), ...(what !== '' && { href: top }) },
          ...(what === '' ? [] : [{ label: what }]),
        ]}
      />
      <Stack gap={2.5}>
        <Row justify="between" align="end" gap={2} wrap>
          <div className={styles.title}>
            <Heading level={1}>{what === '' ? t('fast-list.title') : t('fast-list.title-of', { what })}</Heading>
            <Text tone="secondary">
              {t(meta.more ? 'fast-list.more' : 'fast-list.count', { count: meta.total })}
              {'. '}
              {t('fast-list.intro', { count: fastAdLimits.activeDays })}
            </Text>
          </div>
          <Button variant="primary" icon={cameraIcon} href={place}>
            {t('fast-list.place')}
          </Button>
        </Row>
        <FastAdTabs current="fastAds" />
        <FastAdsFilter {...props} />
        {ads.length === 0 ? (
          <NoFastAds query={query} meta={meta} />
        ) : (
          <QuickAdGrid>
            {ads.map((ad, index) => (
              <FastAdTile key={ad.id} ad={ad} headingLevel={2} first={index < firstRow} />
            ))}
          </QuickAdGrid>
        )}
        {meta.pages > 1 && ads.length > 0 && (
          <Pagination {...pagerOf(query.page, meta.pages, (page) => fastAdsHref(site, { ...query, page }), messages)} />
        )}
      </Stack>
    </SitePage>
  );
}

import type { FastAd, FastAdDetails, FastAdListMeta } from '@volan/api-contract';
import { Button } from '@volan/ui/Button';
import { Card } from '@volan/ui/Card';
import { EmptyState } from '@volan/ui/EmptyState';
import { Heading } from '@volan/ui/Heading';
import { IconButton } from '@volan/ui/IconButton';
import { bookmarkIcon } from '@volan/ui/icons';
import { Link } from '@volan/ui/Link';
import { Pagination } from '@volan/ui/Pagination';
import { QuickAdGrid } from '@volan/ui/QuickAdTile';
import { Row } from '@volan/ui/Row';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import { fastAdHref } from '../../../blocks/fastAds/fastAdHref.ts';
import { FastAdTabs } from './FastAdTabs.tsx';
import { FastAdTile } from './FastAdTile.tsx';
import { useUnmarking } from '../../../blocks/favourites/useUnmarking.ts';
import { FormHead } from '../../../blocks/forms/FormHead.tsx';
import type { FormResult } from '../../../blocks/forms/FormResult.ts';
import { useForm } from '../../../blocks/forms/useForm.ts';
import { pagerOf } from '../../../blocks/pager/pagerOf.ts';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { PrivateHead } from '../../../shell/head/PrivateHead.tsx';
import { SitePage } from '../../../shell/SitePage.tsx';

export interface SavedFastAdsPageProps {
  ads: readonly FastAd[];
  meta: FastAdListMeta;
  /** A fast ad whose bookmark was pressed without a script: the user saves it on this page. */
  asked?: FastAdDetails | undefined;
  result?: FormResult | undefined;
}

/** The fast ad that waits to be saved. */
function AskedFastAd({ ad, result }: { ad: FastAdDetails; result?: FormResult | undefined }) {
  const site = useSite();
  const { t } = useMessages();
  const form = useForm(result, 'save', 'save-');

  return (
    <Card as="section" kind="panel" padding="panel" labelledBy="save-title">
      <form method="post">
        <input type="hidden" name="form" value="save" />
        <Stack gap={2}>
          <Heading level={2} size="h3" id="save-title">
            {t('account.favourite-save-title')}
          </Heading>
          <FormHead id="save-errors" form={form} />
          <Link href={fastAdHref(site, ad)}>{ad.line}</Link>
          <Row>
            <Button type="submit" variant="primary" icon={bookmarkIcon} name="ad" value={String(ad.id)}>
              {t('account.save')}
            </Button>
          </Row>
        </Stack>
      </form>
    </Card>
  );
}

/** Takes a fast ad out of the saved ones; a press does it at once, without scripts a form does. */
function RemoveButton({ ad, onUnmark }: { ad: FastAd; onUnmark: ReturnType<typeof useUnmarking>['unmark'] }) {
  const { t } = useMessages();

  return (
    <form method="post" onSubmit={(event) => onUnmark(event, String(ad.id))}>
      <input type="hidden" name="form" value="remove" />
      <input type="hidden" name="ad" value={ad.id} />
      <IconButton
        type="submit"
        icon={bookmarkIcon}
        variant="onPhoto"
        size="small"
        pressed
        label={`${t('account.favourite-remove')}: ${ad.line}`}
      />
    </form>
  );
}

/** The saved fast ads of the account; works without JavaScript. [B40, M09] */
export function SavedFastAdsPage({ ads, meta, asked, result }: SavedFastAdsPageProps) {
  const site = useSite();
  const messages = useMessages();
  const { t } = messages;
  const path = pagePath(site, 'savedFastAds', {});
  const { isGone, unmark } = useUnmarking('ads');
  const shown = ads.filter(({ id }) => !isGone(String(id)));

  return (
    <SitePage>
      <PrivateHead title={t('fast-list.saved-title')} />
      <Stack gap={2.5}>
        <Stack gap={0.5}>
          <Heading level={1}>{t('fast-list.saved-title')}</Heading>
          <Text tone="secondary">
            {t('fast-list.count', { count: Math.max(0, meta.total - (ads.length - shown.length)) })}
          </Text>
        </Stack>
        <FastAdTabs current="savedFastAds" />
        {asked && <AskedFastAd ad={asked} result={result} />}
        {shown.length === 0 && meta.pages < 2 ? (
          <EmptyState
            icon="bookmark"
            title={t('fast-list.saved-empty')}
            help={t('fast-list.saved-empty-text')}
            action={
              <Button variant="primary" href={pagePath(site, 'fastAds', {})}>
                {t('fast-list.show-all')}
              </Button>
            }
          />
        ) : (
          <QuickAdGrid>
            {shown.map((ad) => (
              <FastAdTile key={ad.id} ad={ad} headingLevel={2} action={<RemoveButton ad={ad} onUnmark={unmark} />} />
            ))}
          </QuickAdGrid>
        )}
        {meta.pages > 1 && (
          <Pagination
            {...pagerOf(meta.page, meta.pages, (page) => (page > 1 ? `${path}?page=${page}` : path), messages)}
          />
        )}
      </Stack>
    </SitePage>
  );
}

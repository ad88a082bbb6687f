import type { Account, AdListed, Favourite, FavouriteListMeta } from '@volan/api-contract';
import { AdCard } from '@volan/ui/AdCard';
import { Button } from '@volan/ui/Button';
import { Card } from '@volan/ui/Card';
import { EmptyState } from '@volan/ui/EmptyState';
import { Heading } from '@volan/ui/Heading';
import { Pagination } from '@volan/ui/Pagination';
import { Stack } from '@volan/ui/Stack';
import { adCardData } from '../../../blocks/adCard/adCardData.ts';
import { pagerOf } from '../../../blocks/pager/pagerOf.ts';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import type { FormResult } from '../../../blocks/forms/FormResult.ts';
import { FormHead } from '../../../blocks/forms/FormHead.tsx';
import { useForm } from '../../../blocks/forms/useForm.ts';
import { useOfflineFavourites } from '../../../blocks/favourites/useOfflineFavourites.ts';
import { useUnmarking } from '../../../blocks/favourites/useUnmarking.ts';
import { AccountPage } from '../../../shell/account/AccountPage.tsx';
import { favouriteCardData } from './favouriteCardData.ts';

export interface FavouritesPageProps {
  account: Account;
  favourites: readonly Favourite[];
  meta: FavouriteListMeta;
  /** An ad whose heart was pressed without a script: the user saves it on this page. */
  asked?: AdListed | undefined;
  result?: FormResult | undefined;
}

/** The ad that waits to be saved. */
function AskedAd({ ad, result }: { ad: AdListed; result?: FormResult | undefined }) {
  const site = useSite();
  const messages = useMessages();
  const form = useForm(result, 'save', 'save-');

  return (
    <Card as="section" kind="panel" padding="panel" labelledBy="save-title">
      <form method="post">
        <input type="hidden" name="form" value="save" />
        <Stack gap={2}>
          <Heading level={2} size="h3" id="save-title">
            {messages.t('account.favourite-save-title')}
          </Heading>
          <FormHead id="save-errors" form={form} />
          <AdCard
            ad={adCardData(ad, site, messages)}
            actions={
              <Button type="submit" variant="primary" icon="heart" name="ad" value={String(ad.id)}>
                {messages.t('account.save')}
              </Button>
            }
          />
        </Stack>
      </form>
    </Card>
  );
}

/** The saved ads of the account, with the changes of their prices since; works without JavaScript. [B10, M09] */
export function FavouritesPage({ account, favourites, meta, asked, result }: FavouritesPageProps) {
  const site = useSite();
  const messages = useMessages();
  const { t } = messages;
  const path = pagePath(site, 'favourites', {});
  const { isGone, unmark } = useUnmarking('ads');
  useOfflineFavourites();
  const shown = favourites.filter(({ ad }) => !isGone(String(ad.id)));

  return (
    <AccountPage account={account} page="favourites" title={t('account.favourites')}>
      {asked && <AskedAd ad={asked} result={result} />}
      {shown.length === 0 && meta.pages < 2 ? (
        <EmptyState
          icon="heart"
          title={t('account.favourites-empty')}
          help={t('account.favourites-empty-text')}
          action={
            <Button variant="primary" href={pagePath(site, 'catalog', { categorySlug: site.brand.defaultCategory })}>
              {t('account.favourites-find')}
            </Button>
          }
        />
      ) : (
        <Stack as="ul" gap={1.5}>
          {shown.map((favourite) => (
            <li key={favourite.ad.id}>
              <AdCard
                ad={favouriteCardData(favourite, site, messages)}
                headingLevel={2}
                actions={
                  <form method="post" onSubmit={(event) => unmark(event, String(favourite.ad.id))}>
                    <input type="hidden" name="form" value="remove" />
                    <input type="hidden" name="ad" value={favourite.ad.id} />
                    <Button
                      type="submit"
                      size="small"
                      icon="trash-2"
                      aria-label={`${t('account.favourite-remove')}: ${favourite.ad.title}`}
                    >
                      {t('account.favourite-remove')}
                    </Button>
                  </form>
                }
              />
            </li>
          ))}
        </Stack>
      )}
      {meta.pages > 1 && (
        <Pagination
          {...pagerOf(meta.page, meta.pages, (page) => (page > 1 ? `${path}?page=${page}` : path), messages)}
        />
      )}
    </AccountPage>
  );
}

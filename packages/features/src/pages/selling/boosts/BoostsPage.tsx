import type { Account, BoostedAd } from '@volan/api-contract';
import type { Tier } from '@volan/domain-rules';
import { Alert } from '@volan/ui/Alert';
import { Button } from '@volan/ui/Button';
import { EmptyState } from '@volan/ui/EmptyState';
import { Link } from '@volan/ui/Link';
import { Pagination } from '@volan/ui/Pagination';
import { Stack } from '@volan/ui/Stack';
import { FormHead } from '../../../blocks/forms/FormHead.tsx';
import type { FormResult } from '../../../blocks/forms/FormResult.ts';
import { useForm } from '../../../blocks/forms/useForm.ts';
import { useWithheld } from '../../../blocks/offers/useWithheld.ts';
import { pagerOf } from '../../../blocks/pager/pagerOf.ts';
import { AccountPage } from '../../../shell/account/AccountPage.tsx';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { BoostedAdCard } from './BoostedAdCard.tsx';
import { BoostProducts } from './BoostProducts.tsx';
import { ConfirmBoost, MissingCreditsAlert } from './ConfirmBoost.tsx';

export interface BoostsPageProps {
  account: Account;
  /** The ad that is about to be promoted alone, else all with promotions that run. */
  ads: readonly BoostedAd[];
  /** One ad was asked for. */
  isOne: boolean;
  meta: { readonly page: number; readonly pages: number };
  /** The promotion that is about to be paid; null: none was chosen yet. */
  chosen: Tier | null;
  /** Id of the purchase: the form sent twice pays once. */
  purchaseKey: string;
  /** The last bought promotion. */
  bought?: Tier | null | undefined;
  /** How many credits the try that failed lacked. */
  missing?: number | undefined;
  result?: FormResult | undefined;
}

/** Own promotions, until when they run and what they do; for one ad, what can be bought for it. [C57, M07, N10] */
export function BoostsPage(props: BoostsPageProps) {
  const { account, ads, isOne, meta, chosen, purchaseKey, bought, missing, result } = props;
  const site = useSite();
  const messages = useMessages();
  const { t } = messages;
  const path = pagePath(site, 'boosts', {});
  const form = useForm(missing === undefined ? result : undefined, result?.form ?? '', 'boost-');
  const [one] = ads;
  const adPath = ({ ad }: BoostedAd) => `${path}?ad=${ad.id}`;
  const isWithheld = useWithheld().includes('boosts');
  const toMyAds = <Button href={pagePath(site, 'activeAds', {})}>{t('boosts.choose')}</Button>;

  return (
    <AccountPage
      account={account}
      page="boosts"
      title={t('boosts.title')}
      {...(isOne
        ? { actions: <Link href={path}>{t('boosts.all')}</Link> }
        : ads.length > 0 && !isWithheld && { actions: toMyAds })}
    >
      {bought && (
        <Alert tone="positive" urgent>
          {t('boosts.bought', { name: t(`product.boost-${bought}`) })}
        </Alert>
      )}
      {isWithheld && <Alert tone="info">{t('offers.no-boosts')}</Alert>}
      <FormHead id="boost-errors" form={form} />
      {missing !== undefined && one && chosen && (
        <MissingCreditsAlert boosted={one} tier={chosen} missing={missing} urgent />
      )}
      {isOne && one ? (
        <>
          <BoostedAdCard boosted={one} />
          {isWithheld ? null : one.status !== 'active' ? (
            <Alert tone="info">{t('boosts.not-active')}</Alert>
          ) : chosen === null ? (
            <BoostProducts boosted={one} path={adPath(one)} />
          ) : (
            missing === undefined && (
              <ConfirmBoost
                boosted={one}
                tier={chosen}
                purchaseKey={purchaseKey}
                sendTo={`${adPath(one)}&tier=${chosen}`}
                backHref={adPath(one)}
              />
            )
          )}
        </>
      ) : ads.length === 0 ? (
        <EmptyState
          icon="rocket"
          title={t('boosts.none')}
          help={t('boosts.none-text')}
          {...(!isWithheld && { action: toMyAds })}
        />
      ) : (
        <Stack as="ul" gap={1.5}>
          {ads.map((boosted) => (
            <li key={boosted.ad.id}>
              <BoostedAdCard boosted={boosted} {...(!isWithheld && { extendHref: adPath(boosted) })} />
            </li>
          ))}
        </Stack>
      )}
      {!isOne && meta.pages > 1 && (
        <Pagination
          {...pagerOf(meta.page, meta.pages, (page) => (page > 1 ? `${path}?page=${page}` : path), messages)}
        />
      )}
    </AccountPage>
  );
}

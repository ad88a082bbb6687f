import type { Account, AdDraftListed, AdStats, FreeSlots, MyAd, MyAdListMeta } from '@volan/api-contract';
import { ownAdOrders, type OwnAdOrder } from '@volan/domain-rules';
import { Button } from '@volan/ui/Button';
import { Card } from '@volan/ui/Card';
import { EmptyState } from '@volan/ui/EmptyState';
import { Link } from '@volan/ui/Link';
import { Pagination } from '@volan/ui/Pagination';
import { Row } from '@volan/ui/Row';
import { Stack } from '@volan/ui/Stack';
import { Tabs } from '@volan/ui/Tabs';
import { Text } from '@volan/ui/Text';
import { useEffect } from 'react';
import { AnswerAlert } from '../../../blocks/forms/AnswerAlert.tsx';
import { FormHead } from '../../../blocks/forms/FormHead.tsx';
import type { FormResult } from '../../../blocks/forms/FormResult.ts';
import { useForm, type ShownForm } from '../../../blocks/forms/useForm.ts';
import { pagerOf } from '../../../blocks/pager/pagerOf.ts';
import { AccountPage } from '../../../shell/account/AccountPage.tsx';
import { builtLink } from '../../../shell/shellLinks.ts';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { removeLocalDraft } from '../newAd/localDrafts.ts';
import { AdStatsCard } from './AdStatsCard.tsx';
import { DiscardQuestion, DraftRow } from './DraftRow.tsx';
import { OwnAd, type OwnAdAsk } from '../../../shell/ownAds/OwnAd.tsx';
import { OwnAdQuestion } from '../../../shell/ownAds/OwnAdQuestion.tsx';
import { QuickPrice } from '../../../shell/ownAds/QuickPrice.tsx';
import { myAdsAddress } from './myAdsAddress.ts';
import { MyAdsSearch } from './MyAdsSearch.tsx';
import { SentNotice, type SentAd } from './SentNotice.tsx';
import { ChooseAd, TogetherBar, togetherNames, TogetherQuestion } from './TogetherBar.tsx';

/** A question about one of the own ads. */
export interface AskedAd {
  readonly what: OwnAdAsk;
  readonly ad: MyAd;
}

/** The actions of the buttons of this page; its address names the last one (`?done=`). */
export const doneActions = [
  'confirm',
  'pause',
  'activate',
  'reserve',
  'release',
  'sold',
  'renew',
  'price',
  'delete',
  'forget-draft',
] as const;

export interface MyAdsPageProps {
  account: Account;
  state: 'active' | 'inactive';
  ads: readonly MyAd[];
  meta: MyAdListMeta;
  /** What was searched. @default '' */
  q?: string;
  /** The order of the ads. @default 'changed' */
  sort?: OwnAdOrder;
  slots: FreeSlots;
  /** Begun ads; on the page of inactive ones. */
  drafts: readonly AdDraftListed[];
  /** Numbers of the ad that was asked for. */
  stats: AdStats | null;
  /** What the address asks about one ad, which may be on another page of the list. @default null */
  asked?: AskedAd | null;
  /** The draft that is about to be discarded. @default null */
  discarding?: string | null;
  sentAd: SentAd;
  /** The last action. */
  done?: (typeof doneActions)[number] | null | undefined;
  result?: FormResult | undefined;
}

/** The result of an action on several ads: how many it changed, and why it changed the others not; or its question. */
function Together({ ads, result, cancelHref }: Pick<MyAdsPageProps, 'ads' | 'result'> & { cancelHref: string }) {
  const { t } = useMessages();
  const titles = Object.fromEntries(ads.map(({ id, title }) => [String(id), title]));
  const form = useForm(result, togetherNames.form, 'my-ad-', titles);
  if (result?.form === togetherNames.question)
    return <TogetherQuestion ads={ads} asked={result} cancelHref={cancelHref} />;

  const changed = Number(form.value('changed', '0'));

  return (
    <>
      {changed > 0 && <AnswerAlert tone="positive">{t('my-ads.together-done', { count: changed })}</AnswerAlert>}
      <FormHead id="own-ads-errors" form={form} />
    </>
  );
}

/** A question about one ad: whether it is sold or deleted, or which price it has. */
function Asked({ asked: { what, ad }, form, cancelHref }: { asked: AskedAd; form: ShownForm; cancelHref: string }) {
  const site = useSite();
  const { t } = useMessages();
  if (what === 'stats') return null;
  if (what !== 'price') return <OwnAdQuestion what={what} ad={ad} sendTo={null} cancelHref={cancelHref} />;

  const from = form.value('from') === 'ad' ? 'ad' : 'list';

  return (
    <Card as="section" kind="panel" padding="panel" gap={1.5} aria-label={`${t('my-ads.do-price')}: ${ad.title}`}>
      <Text strong>{ad.title}</Text>
      <QuickPrice
        ad={ad}
        id="own-ad-price"
        sendTo={myAdsAddress(site.pathname, site.search, { price: String(ad.id) })}
        from={from}
        typed={form.answered ? form.value('price') : undefined}
        error={form.error('price')}
      />
      <Link href={cancelHref}>{t('my-ads.keep')}</Link>
    </Card>
  );
}

/** The ads of the page, or why there are none. */
function OwnAdList({ ads, state, drafts, q = '', path }: MyAdsPageProps & { path: string }) {
  const site = useSite();
  const { t } = useMessages();
  const place = builtLink(site, 'chooseCategory', {});
  const asks = (what: OwnAdAsk, adId: number) =>
    `${myAdsAddress(path, site.search, { [what]: String(adId) })}#${what === 'stats' ? 'stats' : 'main'}`;

  if (ads.length > 0) {
    return (
      <Stack as="ul" gap={1.5}>
        {ads.map((ad) => (
          <li key={ad.id} id={`my-ad-${ad.id}`} tabIndex={-1}>
            <OwnAd ad={ad} selection={ads.length > 1 && <ChooseAd ad={ad} />} asks={asks} />
          </li>
        ))}
      </Stack>
    );
  }
  if (q !== '') {
    const allHref = myAdsAddress(path, site.search, { q: null, page: null });
    return (
      <EmptyState
        icon="search"
        title={t('my-ads.none-found')}
        help={t('my-ads.none-found-text')}
        action={<Button href={allHref}>{t('my-ads.show-all')}</Button>}
      />
    );
  }

  return drafts.length > 0 ? null : (
    <EmptyState
      icon="megaphone"
      title={t(`my-ads.none-${state}`)}
      help={t(`my-ads.none-${state}-text`)}
      action={place && <Button href={place}>{t('shell.place-ad')}</Button>}
    />
  );
}

/**
 * Own ads, active or not, each with its numbers and what can be done with it; every button is a plain form. [B08, B09]
 */
export function MyAdsPage(props: MyAdsPageProps) {
  const {
    account,
    state,
    ads,
    meta,
    q = '',
    sort = ownAdOrders[0],
    slots,
    drafts,
    stats,
    asked = null,
    discarding = null,
    sentAd,
    done,
    result,
  } = props;
  const site = useSite();
  const messages = useMessages();
  const { t, number } = messages;
  const isTogether = result?.form === togetherNames.form || result?.form === togetherNames.question;
  const form = useForm(isTogether ? undefined : result, result?.form ?? '', 'own-ad-', {
    price: t('my-ads.new-price'),
  });
  const paths = { active: pagePath(site, 'activeAds', {}), inactive: pagePath(site, 'inactiveAds', {}) };
  const path = paths[state];
  const place = builtLink(site, 'chooseCategory', {});
  const discarded = drafts.find(({ id }) => id === discarding);
  const cancelHref = myAdsAddress(path, site.search);

  useEffect(() => {
    if (sentAd.draft !== null) removeLocalDraft(sentAd.draft);
  }, [sentAd.draft]);

  const tab = (which: 'active' | 'inactive', count: number) => ({
    label: t(`my-ads.${which}`),
    count: number(count),
    href: paths[which],
    current: which === state,
  });

  return (
    <AccountPage account={account} page={state === 'active' ? 'activeAds' : 'inactiveAds'} title={t('my-ads.title')}>
      <SentNotice sent={sentAd} ad={ads.find(({ id }) => id === sentAd.id)} />
      {done && (
        <AnswerAlert key={done} tone="positive">
          {t(`my-ads.done-${done}`)}
        </AnswerAlert>
      )}
      <Together ads={ads} result={result} cancelHref={cancelHref} />
      <FormHead id="own-ad-errors" form={form} />
      <Row justify="between" gap={2} wrap>
        <Tabs
          label={t('my-ads.title')}
          links={[tab('active', meta.active), tab('inactive', meta.inactive + meta.drafts)]}
        />
        <Row gap={2} wrap>
          <Link href={pagePath(site, 'myFastAds', {})}>{t('my-fast-ads.title')}</Link>
          <Text role="small" tone="secondary">
            {t('my-ads.slots', { free: slots.free, limit: slots.limit })}
          </Text>
          {place && (
            <Button variant="primary" size="small" icon="plus" href={place}>
              {t('shell.place-ad')}
            </Button>
          )}
        </Row>
      </Row>
      {asked && <Asked key={`${asked.what} ${asked.ad.id}`} asked={asked} form={form} cancelHref={cancelHref} />}
      {discarded && <DiscardQuestion key={discarded.id} draft={discarded} cancelHref={cancelHref} />}
      {stats && asked && <AdStatsCard stats={stats} title={asked.ad.title} closeHref={cancelHref} />}
      {drafts.length > 0 && (
        <Stack as="ul" gap={1}>
          {drafts.map((draft) => (
            <DraftRow key={draft.id} draft={draft} discardHref={`${path}?discard=${draft.id}#main`} />
          ))}
        </Stack>
      )}
      {(q !== '' || meta.total > 1) && <MyAdsSearch path={path} search={site.search} q={q} sort={sort} />}
      <TogetherBar ads={ads} />
      <OwnAdList {...props} path={path} />
      {meta.pages > 1 && (
        <Pagination
          {...pagerOf(
            meta.page,
            meta.pages,
            (page) => myAdsAddress(path, site.search, { page: page > 1 ? String(page) : null }),
            messages,
          )}
        />
      )}
    </AccountPage>
  );
}

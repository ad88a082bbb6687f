import type { Account, AdDraftListed, AdStats, FreeSlots, MyAd, MyAdListMeta } from '@volan/api-contract';
import { Button } from '@volan/ui/Button';
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
import { useForm } from '../../../blocks/forms/useForm.ts';
import { pagerOf } from '../../../blocks/pager/pagerOf.ts';
import { AccountPage } from '../../../shell/account/AccountPage.tsx';
import { useShell } from '../../../shell/useShell.ts';
import { ownAdRow } from '../../../shell/ownAds/ownAdRow.ts';
import { controlId } from '../adForm/AdFormContext.ts';
import { builtLink } from '../../../shell/shellLinks.ts';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { removeLocalDraft } from '../newAd/localDrafts.ts';
import { AdStatsCard } from './AdStatsCard.tsx';
import { DiscardQuestion, DraftRow } from './DraftRow.tsx';
import { OwnAd } from '../../../shell/ownAds/OwnAd.tsx';

/** What brought somebody here. */
export interface SentAd {
  /** Which one it is. */
  readonly id: number | null;
  /** The draft that became an ad: it leaves the browser. */
  readonly draft: string | null;
  /** The ad was sent and waits for a moderator, or is public. */
  readonly sent: 'active' | 'pending' | null;
  /** The ad was changed, and is this now. */
  readonly edited: 'active' | 'pending' | 'paused' | null;
  /** Contact data in its text was masked. */
  readonly masked: boolean;
  /** Signs were left out of its short line. */
  readonly leftOut: boolean;
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
  'delete',
  'forget-draft',
] as const;

export interface MyAdsPageProps {
  account: Account;
  state: 'active' | 'inactive';
  ads: readonly MyAd[];
  meta: MyAdListMeta;
  slots: FreeSlots;
  /** Begun ads; on the page of inactive ones. */
  drafts: readonly AdDraftListed[];
  /** Numbers of the ad that was asked for. */
  stats: AdStats | null;
  /** The ad that is about to be deleted. */
  deleting: number | null;
  /** The draft that is about to be discarded. @default null */
  discarding?: string | null;
  sentAd: SentAd;
  /** The last action. */
  done?: (typeof doneActions)[number] | null | undefined;
  result?: FormResult | undefined;
}

/** The result for the ad that the user has just sent; an ad without a phone says so, with a link to its field. */
function Sent({ sent: { sent, edited, masked, leftOut }, ad }: { sent: SentAd; ad: MyAd | undefined }) {
  const site = useSite();
  const messages = useMessages();
  const { t } = messages;
  const { categories } = useShell();
  const said = edited
    ? { title: t('my-ads.saved'), text: t(`my-ads.saved-${edited}-text`) }
    : sent && { title: t(`my-ads.sent-${sent}`), text: t(`my-ads.sent-${sent}-text`) };
  if (!said) return null;

  const isWithoutPhone = ad !== undefined && !ad.has_phone;
  const category = categories.find(({ id }) => id === ad?.category_id)?.slug ?? null;
  const edit = isWithoutPhone && ad.actions.includes('edit') ? ownAdRow(ad, site, category, messages).edit : null;
  const texts = [
    said.text,
    masked && t(isWithoutPhone ? 'my-ads.masked-without-phone' : 'my-ads.masked'),
    leftOut && t('my-ads.left-out'),
    isWithoutPhone && t('my-ads.no-phone'),
  ];

  return (
    <AnswerAlert
      tone={(edited ?? sent) === 'active' ? 'positive' : 'info'}
      title={said.title}
      {...(edit !== null && { actions: <Link href={`${edit}#${controlId('phone')}`}>{t('my-ads.add-phone')}</Link> })}
    >
      {texts.filter(Boolean).join(' ')}
    </AnswerAlert>
  );
}

/**
 * Own ads, active or not, each with its numbers and what can be done with it; every button is a plain form. [B08, B09]
 */
export function MyAdsPage(props: MyAdsPageProps) {
  const { account, state, ads, meta, slots, drafts, stats, deleting, discarding = null, sentAd, done, result } = props;
  const site = useSite();
  const messages = useMessages();
  const { t, number } = messages;
  const form = useForm(result, result?.form ?? '', 'own-ad-');
  const paths = { active: pagePath(site, 'activeAds', {}), inactive: pagePath(site, 'inactiveAds', {}) };
  const path = paths[state];
  const place = builtLink(site, 'chooseCategory', {});
  const deleted = ads.find(({ id }) => id === deleting);
  const discarded = drafts.find(({ id }) => id === discarding);
  const shown = ads.find(({ id }) => id === stats?.id);

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
      <Sent sent={sentAd} ad={ads.find(({ id }) => id === sentAd.id)} />
      {done && (
        <AnswerAlert key={done} tone="positive">
          {t(`my-ads.done-${done}`)}
        </AnswerAlert>
      )}
      <FormHead id="own-ad-errors" form={form} />
      <Row justify="between" gap={2} wrap>
        <Tabs
          label={t('my-ads.title')}
          links={[tab('active', meta.active), tab('inactive', meta.inactive + meta.drafts)]}
        />
        <Row gap={2} wrap>
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
      {deleted && (
        <AnswerAlert
          key={deleted.id}
          tone="caution"
          title={t('my-ads.delete-title', { title: deleted.title })}
          actions={
            <form method="post">
              <input type="hidden" name="ad" value={deleted.id} />
              <Row gap={2} wrap>
                <Button type="submit" variant="danger" name="form" value="delete">
                  {t('my-ads.do-delete')}
                </Button>
                <Link href={path}>{t('my-ads.keep')}</Link>
              </Row>
            </form>
          }
        >
          {t('my-ads.delete-text')}
        </AnswerAlert>
      )}
      {discarded && <DiscardQuestion key={discarded.id} draft={discarded} keepHref={path} />}
      {stats && shown && <AdStatsCard stats={stats} title={shown.title} closeHref={path} />}
      {drafts.length > 0 && (
        <Stack as="ul" gap={1}>
          {drafts.map((draft) => (
            <DraftRow key={draft.id} draft={draft} discardHref={`${path}?discard=${draft.id}#main`} />
          ))}
        </Stack>
      )}
      {ads.length === 0 && drafts.length === 0 ? (
        <EmptyState
          icon="megaphone"
          title={t(`my-ads.none-${state}`)}
          help={t(`my-ads.none-${state}-text`)}
          action={place && <Button href={place}>{t('shell.place-ad')}</Button>}
        />
      ) : (
        <Stack as="ul" gap={1.5}>
          {ads.map((ad) => (
            <li key={ad.id}>
              <OwnAd ad={ad} asks={(what, adId) => `${path}?${what}=${adId}#${what === 'stats' ? 'stats' : 'main'}`} />
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

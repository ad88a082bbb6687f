import type { Account, MyFastAd as OwnFastAd, MyFastAdListMeta } from '@volan/api-contract';
import { fastAdLimits } from '@volan/domain-rules';
import { Button } from '@volan/ui/Button';
import { EmptyState } from '@volan/ui/EmptyState';
import { Link } from '@volan/ui/Link';
import { Pagination } from '@volan/ui/Pagination';
import { Row } from '@volan/ui/Row';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import { useEffect } from 'react';
import { AnswerAlert } from '../../../blocks/forms/AnswerAlert.tsx';
import { FormHead } from '../../../blocks/forms/FormHead.tsx';
import type { FormResult } from '../../../blocks/forms/FormResult.ts';
import { useForm } from '../../../blocks/forms/useForm.ts';
import { pagerOf } from '../../../blocks/pager/pagerOf.ts';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { AccountPage } from '../../../shell/account/AccountPage.tsx';
import { OwnAdForm } from '../../../shell/ownAds/OwnAdForm.tsx';
import { builtLink } from '../../../shell/shellLinks.ts';
import { removeLocalDraft } from '../newAd/localDrafts.ts';
import { MyFastAd } from './MyFastAd.tsx';

/** The actions of the buttons of this page; its address names the last one (`?done=`). */
export const doneFastActions = ['renew', 'sold', 'activate', 'delete'] as const;

/** The fast ad that the user has just sent or changed. */
export interface SentFastAd {
  readonly id: number;
  /** The draft that became the ad: it leaves the browser. */
  readonly draft: string | null;
  /** It was changed, not placed. */
  readonly isEdit: boolean;
  readonly status: 'active' | 'pending';
}

export interface MyFastAdsPageProps {
  account: Account;
  ads: readonly OwnFastAd[];
  meta: MyFastAdListMeta;
  /** @default null */
  sent?: SentFastAd | null;
  /** The ad that is about to be deleted. @default null */
  deleting?: OwnFastAd | null;
  /** The last action. */
  done?: (typeof doneFastActions)[number] | null | undefined;
  result?: FormResult | undefined;
}

/** Own fast ads, the last changed first, each with its numbers and what can be done with it. [B41, M17] */
export function MyFastAdsPage({ account, ads, meta, sent = null, deleting = null, done, result }: MyFastAdsPageProps) {
  const site = useSite();
  const messages = useMessages();
  const { t, number } = messages;
  const form = useForm(result, result?.form ?? '', 'fast-ad-');
  const path = pagePath(site, 'myFastAds', {});
  const place = pagePath(site, 'newFastAd', {});
  const days = number(fastAdLimits.activeDays);
  const pageHref = (page: number) => (page > 1 ? `${path}?page=${page}` : path);
  const draft = sent?.draft ?? null;

  useEffect(() => {
    if (draft !== null) removeLocalDraft(draft);
  }, [draft]);

  return (
    <AccountPage account={account} page="myFastAds" title={t('my-fast-ads.title')}>
      {sent && <SentFastAdNotice sent={sent} />}
      {done && (
        <AnswerAlert key={done} tone="positive">
          {t(`my-fast-ads.done-${done}`, { days })}
        </AnswerAlert>
      )}
      <FormHead id="fast-ad-errors" form={form} />
      <Row justify="between" gap={2} wrap>
        <Text tone="secondary">
          {t('my-fast-ads.active', { count: meta.active })} ·{' '}
          {t('my-ads.slots', { free: Math.max(0, meta.limit - meta.used), limit: meta.limit })}
        </Text>
        <Row gap={2} wrap>
          <Link href={pagePath(site, 'activeAds', {})}>{t('my-ads.title')}</Link>
          <Button variant="primary" size="small" icon="plus" href={place}>
            {t('my-fast-ads.place')}
          </Button>
        </Row>
      </Row>
      {deleting && <DeleteQuestion ad={deleting} cancelHref={pageHref(meta.page)} />}
      {ads.length > 0 ? (
        <Stack as="ul" gap={1.5}>
          {ads.map((ad) => (
            <li key={ad.id} id={`fast-ad-of-${ad.id}`} tabIndex={-1}>
              <MyFastAd ad={ad} deleteHref={`${path}?page=${meta.page}&delete=${ad.id}#main`} />
            </li>
          ))}
        </Stack>
      ) : (
        <EmptyState
          icon="mouse-pointer-click"
          title={t('my-fast-ads.none')}
          help={t('my-fast-ads.none-text', { days })}
          action={<Button href={place}>{t('my-fast-ads.place')}</Button>}
        />
      )}
      {meta.pages > 1 && <Pagination {...pagerOf(meta.page, meta.pages, pageHref, messages)} />}
    </AccountPage>
  );
}

/** The result for the fast ad that was just sent or changed, with a link to its page. */
function SentFastAdNotice({ sent: { id, isEdit, status } }: { sent: SentFastAd }) {
  const site = useSite();
  const { t } = useMessages();
  const page = status === 'active' ? 'fastAd' : 'fastAdPreview';
  const href = builtLink(site, page, { fastAdId: id });

  return (
    <AnswerAlert
      tone={status === 'active' ? 'positive' : 'info'}
      title={t(isEdit ? 'my-ads.saved' : `my-ads.sent-${status}`)}
      actions={href !== null && <Link href={href}>{t('my-ads.open-ad')}</Link>}
    >
      {t(isEdit ? `my-ads.saved-${status}-text` : `my-ads.sent-${status}-text`)}
    </AnswerAlert>
  );
}

/** Asks before a fast ad is deleted, as a plain form. */
function DeleteQuestion({ ad, cancelHref }: { ad: OwnFastAd; cancelHref: string }) {
  const { t } = useMessages();
  return (
    <AnswerAlert
      tone="caution"
      title={t('my-fast-ads.delete-title', { title: ad.line })}
      actions={
        <OwnAdForm ad={ad.id} sendTo={null}>
          <Row gap={2} wrap>
            <Button type="submit" variant="danger" name="form" value="delete">
              {t('my-ads.do-delete')}
            </Button>
            <Link href={cancelHref}>{t('my-ads.keep')}</Link>
          </Row>
        </OwnAdForm>
      }
    >
      {t('my-ads.delete-text')}
    </AnswerAlert>
  );
}

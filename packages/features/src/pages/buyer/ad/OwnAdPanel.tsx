import type { MyAd } from '@volan/api-contract';
import type { AdAction } from '@volan/domain-rules';
import { Alert } from '@volan/ui/Alert';
import { Button } from '@volan/ui/Button';
import { chartColumnIcon, pencilIcon, rocketIcon, trash2Icon } from '@volan/ui/icons';
import { Stack } from '@volan/ui/Stack';
import { Tag } from '@volan/ui/Tag';
import { AnswerAlert } from '../../../blocks/forms/AnswerAlert.tsx';
import { useWithheld } from '../../../blocks/offers/useWithheld.ts';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { builtLink } from '../../../shell/shellLinks.ts';
import { OwnAdForm } from '../../../shell/ownAds/OwnAdForm.tsx';
import { endsPromotion } from '../../../shell/ownAds/endsPromotion.ts';
import { OwnAdQuestion } from '../../../shell/ownAds/OwnAdQuestion.tsx';
import { QuickPrice } from '../../../shell/ownAds/QuickPrice.tsx';

/** The actions of the panel; the page names the last one (`?done=`). */
export const panelActions = ['renew', 'reserve', 'release', 'activate', 'pause', 'sold', 'delete', 'price'] as const;

/** An own ad on its page, and what its seller has just done there or is about to do. */
export interface OwnAdView {
  readonly mine: MyAd;
  /** The question that is shown. */
  readonly asks: 'sold' | 'delete' | null;
  /** The last action. */
  readonly done: (typeof panelActions)[number] | null;
}

export interface OwnAdPanelProps {
  own: OwnAdView;
  /** Path of the page. */
  path: string;
  categorySlug: string;
}

/** Addresses of an own ad. */
function useOwnLinks({ mine }: OwnAdView, categorySlug: string) {
  const site = useSite();
  const list = pagePath(site, mine.status === 'active' ? 'activeAds' : 'inactiveAds', {});
  const edit = builtLink(site, 'editAd', { categorySlug, adId: mine.id });

  return {
    list,
    edit: mine.actions.includes('edit') ? edit : null,
    promote: `${pagePath(site, 'boosts', {})}?ad=${mine.id}`,
    stats: `${list}?stats=${mine.id}#stats`,
  };
}

/** Above an own ad: that it is one, its state, and the result of the last action. [M53] */
export function OwnAdStrip({ own, path }: Omit<OwnAdPanelProps, 'categorySlug'>) {
  const { t, date } = useMessages();
  const site = useSite();
  const { mine, asks, done } = own;
  const isPublic = mine.status === 'active';
  const ends = mine.expires_at !== null && (isPublic || mine.status === 'paused');

  return (
    <Stack gap={1.5}>
      {done && <AnswerAlert tone="positive">{t(`my-ads.done-${done}`)}</AnswerAlert>}
      {asks && mine.actions.includes(asks) && (
        <OwnAdQuestion
          what={asks}
          ad={mine}
          sendTo={pagePath(site, 'activeAds', {})}
          from={asks === 'delete' ? 'list' : 'ad'}
          cancelHref={path}
        />
      )}
      <Alert tone={isPublic ? 'info' : 'caution'} title={t('ad.own')}>
        <Tag tone={isPublic ? 'positive' : 'neutral'}>{t(`ad-status.${mine.status}`)}</Tag>{' '}
        {[
          t(isPublic ? 'ad.own-text' : 'ad.own-hidden'),
          ends && t('ad.own-until', { date: date(mine.expires_at ?? '') }),
        ]
          .filter(Boolean)
          .join(' ')}
      </Alert>
    </Stack>
  );
}

/** In place of the ways to the seller: what the seller does with the ad. Plain forms, without scripts. [M53] */
export function OwnAdPanel({ own, path, categorySlug }: OwnAdPanelProps) {
  const { t } = useMessages();
  const site = useSite();
  const withheld = useWithheld();
  const { mine } = own;
  const { edit, promote, stats } = useOwnLinks(own, categorySlug);
  const sendTo = pagePath(site, 'activeAds', {});
  const form = `own-ad-${mine.id}`;
  const press = (action: Exclude<AdAction, 'edit' | 'confirm' | 'delete'>) =>
    mine.actions.includes(action) && (
      <Button type="submit" block form={form} name="form" value={action}>
        {t(`my-ads.do-${action}`)}
      </Button>
    );

  return (
    <Stack gap={1}>
      <OwnAdForm id={form} ad={mine.id} sendTo={sendTo} from="ad" />
      {edit !== null && (
        <Button variant="primary" block icon={pencilIcon} href={edit}>
          {t('my-ads.do-edit')}
        </Button>
      )}
      {mine.status === 'active' && !withheld.includes('boosts') && (
        <Button block icon={rocketIcon} href={promote}>
          {t(mine.promotion === null ? 'boosts.promote' : 'boosts.extend')}
        </Button>
      )}
      {press('activate')}
      {mine.status === 'expired' && press('renew')}
      {press('reserve')}
      {press('release')}
      {endsPromotion(mine) && mine.actions.includes('sold') ? (
        <Button block href={`${path}?ask=sold`}>
          {t('my-ads.do-sold')}
        </Button>
      ) : (
        press('sold')
      )}
      {press('pause')}
      {mine.published_at !== null && (
        <Button variant="ghost" block icon={chartColumnIcon} href={stats}>
          {t('my-ads.stats')}
        </Button>
      )}
      {mine.actions.includes('delete') && (
        <Button variant="ghost" block icon={trash2Icon} href={`${path}?ask=delete`}>
          {t('my-ads.do-delete')}
        </Button>
      )}
      {edit !== null && <QuickPrice ad={mine} id="own-price" sendTo={`${sendTo}?price=${mine.id}`} from="ad" />}
    </Stack>
  );
}

/** Below an own ad on a phone: the way to change it. */
export function OwnAdBarButton({ own, categorySlug }: Omit<OwnAdPanelProps, 'path'>) {
  const { t } = useMessages();
  const { edit, list } = useOwnLinks(own, categorySlug);
  return edit === null ? (
    <Button variant="primary" grow href={list}>
      {t('my-ads.title')}
    </Button>
  ) : (
    <Button variant="primary" grow icon={pencilIcon} href={edit}>
      {t('my-ads.do-edit')}
    </Button>
  );
}

import type { AdDraftListed, Favourite, MyAd } from '@volan/api-contract';
import { Tag } from '@volan/ui/Tag';
import { Text } from '@volan/ui/Text';
import { adHref } from '../../../blocks/adCard/adCardData.ts';
import type { useShell } from '../../../shell/useShell.ts';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import type { Site } from '../../../runtime/site/Site.ts';
import type { Messages } from '../../../runtime/site/useMessages.ts';
import { draftHref } from '../../../shell/ownAds/draftHref.ts';
import { ownAdRow } from '../../../shell/ownAds/ownAdRow.ts';
import type { OverviewRow } from './OverviewPanel.tsx';

/** What rows of the overview are made with. */
export interface OverviewContext {
  readonly site: Site;
  readonly messages: Messages;
  readonly categories: ReturnType<typeof useShell>['categories'];
}

/** An ad that waits for its seller: it links to the page where it is answered, edited or renewed. */
export function waitingRow(ad: MyAd, { site, messages, categories }: OverviewContext): OverviewRow {
  const category = categories.find(({ id }) => id === ad.category_id)?.slug ?? null;
  const { row, edit } = ownAdRow(ad, site, category, messages);
  const list = pagePath(site, ad.status === 'active' ? 'activeAds' : 'inactiveAds', {});

  return {
    key: String(ad.id),
    title: ad.title,
    href: ad.status === 'active' ? list : (edit ?? list),
    text: row.notice?.text ?? row.price,
    end: <Tag tone={row.status.tone}>{row.status.text}</Tag>,
  };
}

/** A draft of an ad: it links to the page where it is continued. [P35] */
export function draftRow(
  draft: AdDraftListed,
  { site, messages: { t, age }, categories }: OverviewContext,
): OverviewRow {
  const category = categories.find(({ id }) => id === draft.category_id);
  return {
    key: draft.id,
    title: draft.title || (category?.title ?? t('ad-status.draft')),
    href: draftHref(site, draft, category),
    text: t('my-ads.draft-changed', { age: age(draft.updated_at) }),
  };
}

/** A saved ad whose price changed; none where it did not, or where the ad is gone. [M09, B10] */
export function priceRow(favourite: Favourite, { site, messages: { t, price } }: OverviewContext): OverviewRow[] {
  const { ad, status, price_change: change } = favourite;
  if (status !== 'active' || ad.price === null || change === null || change === 0) return [];

  const amount = price(Math.abs(change));

  return [
    {
      key: String(ad.id),
      title: ad.title,
      href: adHref(site, ad),
      text: t(change < 0 ? 'account.cheaper' : 'account.dearer', { amount }),
      end: <Text strong>{price(ad.price)}</Text>,
    },
  ];
}

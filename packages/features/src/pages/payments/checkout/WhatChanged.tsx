import type { Order } from '@volan/api-contract';
import { isForAd } from '@volan/domain-rules';
import { productName } from '@volan/i18n';
import { Button } from '@volan/ui/Button';
import { Link } from '@volan/ui/Link';
import { coinsIcon } from '@volan/ui/icons';
import { ChangedList, type Change } from '@volan/ui/ResultPage';
import { Tag } from '@volan/ui/Tag';
import { Fragment } from 'react';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';

export interface WhatChangedProps {
  order: Order;
  /** Credits of the account now. */
  balance: number;
}

/** What a paid order has changed: credits now, promotions and packets with their ends, and the ways to them. [B33] */
export function WhatChanged({ order: { items }, balance }: WhatChangedProps) {
  const site = useSite();
  const messages = useMessages();
  const { t, date, number } = messages;
  const until = (end: string | null) => (end === null ? '' : t('payment.until', { date: date(end) }));
  const credits = items.reduce(
    (sum, { kind, amount, quantity }) => sum + (kind === 'credits' ? amount * quantity : 0),
    0,
  );
  const nameOf = (product: string) => productName(product, messages) ?? product;
  const used = items.filter(({ ad, kind, is_used: isUsed }) => isForAd(kind) && ad !== null && isUsed);
  const ads = new Map(used.flatMap(({ ad }) => (ad ? [[ad.id, ad.title] as const] : [])));
  const ofAds = [...ads].map(([id, title]): Change => ({
    kind: 'ad',
    title,
    picture: undefined,
    missing: { outline: 'hatch', label: t('card.no-picture') },
    got: used
      .filter(({ ad }) => ad?.id === id)
      .map(({ product, until: end }) => (
        <Fragment key={product}>
          <Tag>{nameOf(product)}</Tag> {until(end)}{' '}
        </Fragment>
      )),
    action: (
      <Button
        size="small"
        href={pagePath(site, 'adDetails', { adId: id })}
        aria-label={`${t('orders.open')}: ${title}`}
      >
        {t('orders.open')}
      </Button>
    ),
  }));
  const plans = items
    .filter(({ kind }) => kind === 'plan')
    .map(({ product, until: end }): Change => ({
      kind: 'balance',
      icon: 'package',
      title: product,
      text: <Link href={pagePath(site, 'myPlan', {})}>{nameOf(product)}</Link>,
      end: until(end),
    }));
  return (
    <ChangedList
      title={t('payment.changed')}
      changes={[
        ...ofAds,
        ...plans,
        {
          kind: 'balance',
          icon: coinsIcon,
          title: 'credits',
          text: <Link href={pagePath(site, 'credits', {})}>{t('boosts.balance', { count: balance })}</Link>,
          ...(credits > 0 && { end: `+${number(credits)}` }),
        },
      ]}
    />
  );
}

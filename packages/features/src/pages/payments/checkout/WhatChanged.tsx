import type { Order } from '@volan/api-contract';
import { isForAd, tiers } from '@volan/domain-rules';
import { productName } from '@volan/i18n';
import { Button } from '@volan/ui/Button';
import { Link } from '@volan/ui/Link';
import { coinsIcon } from '@volan/ui/icons';
import { ChangedList, type Change } from '@volan/ui/ResultPage';
import { Tag } from '@volan/ui/Tag';
import { TierLabel } from '@volan/ui/TierLabel';
import { Fragment } from 'react';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';

export interface WhatChangedProps {
  order: Pick<Order, 'items' | 'in_credits'>;
  /** Credits of the account now. */
  balance: number;
  /** Its money is here; else only what credits paid with it has changed. @default true */
  isPaid?: boolean;
}

/** Something that an ad has got. */
interface Got {
  readonly product: string;
  readonly note: string;
}

/** Its name: a promotion as it is labelled in lists. */
function GotLabel({ product }: Pick<Got, 'product'>) {
  const messages = useMessages();
  const tier = tiers.find((each) => product === `boost-${each}`);
  return tier ? (
    <TierLabel tier={tier}>{messages.t(`tier.${tier}`)}</TierLabel>
  ) : (
    <Tag>{productName(product, messages) ?? product}</Tag>
  );
}

/** The effects of a paid order: current credits, promotions and packets with their ends, and links to them. [B33] */
export function WhatChanged({ order, balance, isPaid = true }: WhatChangedProps) {
  const site = useSite();
  const messages = useMessages();
  const { t, date, number } = messages;
  const items = isPaid ? order.items : [];
  const until = (end: string | null) => (end === null ? '' : t('payment.until', { date: date(end) }));
  const credits = items.reduce(
    (sum, { kind, amount, quantity }) => sum + (kind === 'credits' ? amount * quantity : 0),
    0,
  );
  const nameOf = (product: string) => productName(product, messages) ?? product;
  const ads = new Map<number, { readonly title: string; readonly got: Got[] }>();
  const give = ({ id, title }: { id: number; title: string }, got: Got) => {
    const known = ads.get(id);
    if (known) known.got.push(got);
    else ads.set(id, { title, got: [got] });
  };
  for (const { product, ad } of order.in_credits) give(ad, { product, note: t('payment.in-credits') });
  for (const { product, kind, ad, is_used: isUsed, until: end } of items) {
    if (isForAd(kind) && ad !== null && isUsed) give(ad, { product, note: until(end) });
  }
  const ofAds = [...ads].map(([id, { title, got }]): Change => {
    const hasPictures = got.some(({ product }) => product.startsWith('images-'));
    const label = t(hasPictures ? 'payment.to-pictures' : 'orders.open');
    const form = { categorySlug: site.brand.defaultCategory, adId: id };

    return {
      kind: 'ad',
      title,
      picture: undefined,
      missing: { outline: 'hatch', label: t('card.no-picture') },
      got: got.map(({ product, note }) => (
        <Fragment key={product}>
          <GotLabel product={product} /> {note}{' '}
        </Fragment>
      )),
      action: (
        <Button
          size="small"
          href={hasPictures ? pagePath(site, 'editAd', form) : pagePath(site, 'adDetails', { adId: id })}
          aria-label={`${label}: ${title}`}
        >
          {label}
        </Button>
      ),
    };
  });
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

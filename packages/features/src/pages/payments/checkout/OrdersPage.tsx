import type { Account, Order } from '@volan/api-contract';
import { Button } from '@volan/ui/Button';
import { Card } from '@volan/ui/Card';
import { EmptyState } from '@volan/ui/EmptyState';
import { Pagination } from '@volan/ui/Pagination';
import { Row } from '@volan/ui/Row';
import { Stack } from '@volan/ui/Stack';
import { Tag, type TagTone } from '@volan/ui/Tag';
import { Text } from '@volan/ui/Text';
import { isForAd, orderName } from '@volan/domain-rules';
import { productName } from '@volan/i18n';
import { pagerOf } from '../../../blocks/pager/pagerOf.ts';
import { AccountPage } from '../../../shell/account/AccountPage.tsx';
import { builtLink } from '../../../shell/shellLinks.ts';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { promoteLinks } from './boughtLinks.ts';
import { declineText } from './declineText.ts';
import { orderPage, outcomeOf } from './orderPage.ts';
import { PaidTwice } from './PaidTwice.tsx';
import { paidTwice } from './tryStands.ts';

const tones: Readonly<Record<Order['state'], TagTone>> = {
  new: 'neutral',
  redirected: 'caution',
  authorised: 'caution',
  captured: 'positive',
  declined: 'critical',
  cancelled: 'neutral',
  refunded: 'info',
};

/** One order: its items, its state, and each failed try, for which nothing was charged. */
function OrderRow({ order }: { order: Order }) {
  const site = useSite();
  const messages = useMessages();
  const { t, date, money } = messages;
  const { id, state, items, tries, total, currency, waits_until: until } = order;
  const title = items
    .map(({ product, quantity, ad }) =>
      ad ? `${productName(product, messages)} (${ad.title})` : `${quantity} × ${productName(product, messages)}`,
    )
    .join(', ');
  const isUnused =
    order.paid_at !== null && items.some(({ ad, kind, is_used: isUsed }) => isForAd(kind) && ad && !isUsed);
  const outcome = outcomeOf(order);
  const isTransfer = outcome === 'transfer';
  const isWaiting = isTransfer || outcome === 'review';
  const waiting = isTransfer ? t('orders.state-waiting') : t('payment.review');
  const open = t(isTransfer ? 'orders.slip' : 'orders.open');
  const toPromotion = state === 'captured' ? promoteLinks(order, site, messages) : [];

  return (
    <Card as="article" padding="card">
      <Row justify="between" gap={2} wrap>
        <Stack gap={0.5}>
          <Row gap={1} wrap>
            <Tag tone={isWaiting ? 'caution' : tones[state]}>{isWaiting ? waiting : t(`orders.state-${state}`)}</Tag>
            {paidTwice(order).waiting > 0 && <Tag tone="caution">{t('payment.twice-state')}</Tag>}
            <Text role="small" tone="secondary">
              {date(order.paid_at ?? order.created_at)} · {orderName(id)}
            </Text>
          </Row>
          <Text strong>{title}</Text>
          {order.in_credits.map(({ product, ad }) => (
            <Text key={`${product} ${ad.id}`} role="small" tone="secondary">
              {`${productName(product, messages)} (${ad.title}), ${t('payment.in-credits')}`}
            </Text>
          ))}
          <PaidTwice order={order} />
          {order.refunded > 0 && (
            <Text role="small" tone="secondary">
              {t('orders.given-back', { amount: money(order.refunded, currency) })}
            </Text>
          )}
          {isUnused && (
            <Text role="small" tone="secondary">
              {t('orders.not-used')}
            </Text>
          )}
          {isTransfer && until !== null && (
            <Text role="small" tone="secondary">
              {t('orders.waiting-text', { date: date(until) })}
            </Text>
          )}
          {state === 'cancelled' && (
            <Text role="small" tone="secondary">
              {t(tries.some(({ reason }) => reason === 'voided') ? 'orders.voided-text' : 'orders.cancelled-text')}
            </Text>
          )}
          {tries
            .filter((each) => each.state === 'declined' && each.method === 'card')
            .map(({ created_at: at, reason }) => (
              <Text key={at} role="small" tone="secondary">
                {date(at)}: {declineText(reason, messages)} {order.paid_at === null && t('payment.failed-text')}
              </Text>
            ))}
        </Stack>
        <Row gap={2} wrap>
          <Text strong keepTogether>
            {money(total, currency)}
          </Text>
          {toPromotion.map(({ label, href }) => (
            <Button key={href} size="small" variant="primary" href={href} aria-label={`${label}: ${title}`}>
              {label}
            </Button>
          ))}
          {order.paid_at !== null && (
            <Button
              size="small"
              href={pagePath(site, 'receiptFile', { orderKey: id })}
              aria-label={`${t('orders.receipt')}: ${title}`}
            >
              {t('orders.receipt')}
            </Button>
          )}
          <Button
            size="small"
            variant={isTransfer ? 'primary' : 'secondary'}
            href={`${pagePath(site, orderPage(order), {})}?o=${id}`}
            aria-label={`${open}: ${title}`}
          >
            {open}
          </Button>
        </Row>
      </Row>
    </Card>
  );
}

export interface OrdersPageProps {
  account: Account;
  orders: readonly Order[];
  meta: { readonly page: number; readonly pages: number };
}

/** Orders and tries, the newest first, with those that failed. [M40] */
export function OrdersPage({ account, orders, meta }: OrdersPageProps) {
  const site = useSite();
  const messages = useMessages();
  const { t } = messages;
  const path = pagePath(site, 'orders', {});
  const credits = builtLink(site, 'credits', {});

  return (
    <AccountPage account={account} page="orders" title={t('orders.title')}>
      {orders.length === 0 ? (
        <EmptyState
          icon="credit-card"
          title={t('orders.none')}
          help={t('orders.none-text')}
          action={credits !== null && <Button href={credits}>{t('shell.credits')}</Button>}
        />
      ) : (
        <Stack as="ul" gap={1.5}>
          {orders.map((order) => (
            <li key={order.id}>
              <OrderRow order={order} />
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

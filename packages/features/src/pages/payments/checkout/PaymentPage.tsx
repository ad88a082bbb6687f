import { useApi } from '@volan/api-client/react';
import type { Order } from '@volan/api-contract';
import { orderName, type PaymentMethod } from '@volan/domain-rules';
import { getBalance, getOrder } from '@volan/api-contract/wire';
import { Alert } from '@volan/ui/Alert';
import { Button } from '@volan/ui/Button';
import { downloadIcon, qrCodeIcon, refreshCwIcon } from '@volan/ui/icons';
import { ResultPage } from '@volan/ui/ResultPage';
import { useEffect, useState } from 'react';
import { FormHead } from '../../../blocks/forms/FormHead.tsx';
import type { FormResult } from '../../../blocks/forms/FormResult.ts';
import { useForm } from '../../../blocks/forms/useForm.ts';
import { PrivateHead } from '../../../shell/head/PrivateHead.tsx';
import { QuietPage } from '../../../shell/QuietPage.tsx';
import { homeHref } from '../../../shell/shellLinks.ts';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { boughtLinks, boughtOf, promoteLinks } from './boughtLinks.ts';
import { declineText } from './declineText.ts';
import { outcomeOf } from './orderPage.ts';
import { PaidTwice } from './PaidTwice.tsx';
import { cardOf, isTryLeft } from './tryStands.ts';
import { useCartSync } from './useCartSync.ts';
import { WhatChanged } from './WhatChanged.tsx';

/** How often the server is asked while the bank is silent, in milliseconds, and how often at most. */
const [askEveryMs, maxAsks] = [2000, 60];

export interface PaymentPageProps {
  order: Order;
  /** Credits of the account, as they were when the page was asked for. @default none are shown */
  balance?: number | undefined;
  /** The ways to pay that are offered now. */
  methods: readonly PaymentMethod[];
  result?: FormResult | undefined;
}

/**
 * The order and the credits, requested again until the bank has confirmed the result; and whether that has been given
 * up.
 */
function useFreshOrder(first: Order, balance: number | undefined) {
  const api = useApi();
  const [order, setOrder] = useState(first);
  const [credits, setCredits] = useState(balance);
  const [isGivenUp, setGivenUp] = useState(false);
  const { id, is_waiting: isWaiting } = order;

  useEffect(() => {
    if (!isWaiting) return undefined;

    let asked = 0;
    const timer = setInterval(() => {
      asked += 1;
      if (asked >= maxAsks) {
        clearInterval(timer);
        setGivenUp(true);
      }
      void api.send(getOrder, { order_id: id }).then(async (answer) => {
        if (!answer.ok) return;

        // the new balance is loaded before the page says that the payment has arrived
        const now = answer.data.is_waiting ? null : await api.send(getBalance);
        if (now?.ok) setCredits(now.data.balance);
        setOrder(answer.data);
      });
    }, askEveryMs);

    return () => clearInterval(timer);
  }, [api, id, isWaiting]);

  return { order, credits, isGivenUp };
}

interface ActionsProps {
  order: Order;
  outcome: ReturnType<typeof outcomeOf>;
  /** Address of the page. */
  here: string;
  /** The ways to pay again; empty: that is not offered. */
  tryAgain: readonly PaymentMethod[];
  /** To what was bought; the first is the one most users want. */
  links: readonly { readonly label: string; readonly href: string }[];
  /** Null: the payment may still succeed. */
  back: { readonly label: string; readonly href: string } | null;
}

/** What can be done about a payment, and the ways on. */
function PaymentActions({ order, outcome, here, tryAgain, links, back }: ActionsProps) {
  const site = useSite();
  const { t } = useMessages();

  return (
    <>
      {outcome === 'waiting' && (
        <Button variant="primary" href={here}>
          {t('payment.check-again')}
        </Button>
      )}
      {tryAgain.map((method) => (
        <form key={method} method="post" action={here}>
          <input type="hidden" name="form" value="pay" />
          <input type="hidden" name="method" value={method} />
          <Button
            type="submit"
            icon={method === 'card' ? refreshCwIcon : qrCodeIcon}
            variant={method === 'card' && outcome === 'failed' ? 'primary' : 'secondary'}
          >
            {t(method === 'card' ? 'payment.try-again' : 'payment.by-transfer')}
          </Button>
        </form>
      ))}
      {links.map(({ label, href }, index) => (
        <Button key={href} variant={index === 0 ? 'primary' : 'secondary'} href={href}>
          {label}
        </Button>
      ))}
      {order.paid_at !== null && (
        <Button icon={downloadIcon} href={pagePath(site, 'receiptFile', { orderKey: order.id })}>
          {t('orders.receipt')}
        </Button>
      )}
      {back && (
        <Button variant="ghost" href={back.href}>
          {back.label}
        </Button>
      )}
    </>
  );
}

/** The result of a payment, from the server: the address only names the order. [B33, B34, T10] */
export function PaymentPage({ order: first, balance, methods, result }: PaymentPageProps) {
  const site = useSite();
  const messages = useMessages();
  const { t, money, date } = messages;
  const { order, credits: freshBalance, isGivenUp } = useFreshOrder(first, balance);
  const form = useForm(result, 'pay', 'payment-');
  const known = outcomeOf(order);
  // a transfer that is waited for has a page of its own; here it is what the bank said of a card
  const outcome = known === 'transfer' ? 'failed' : known;
  useCartSync(outcome === 'received');
  const lastReason = order.tries.findLast(({ state }) => state === 'declined')?.reason ?? '';
  const card = cardOf(order);
  // a user who pays again while the first try is open pays twice: that is offered when the first one can no longer
  // succeed
  const canTryAgain = outcome === 'failed' || (outcome === 'waiting' && (isGivenUp || isTryLeft(order, site.now)));
  const toPromotion = promoteLinks(order, site, messages);
  const links = outcome === 'received' ? [...toPromotion, ...boughtLinks(boughtOf(order), site, messages)] : [];
  const hasCreditsPaid = order.in_credits.length > 0;
  const here = `${pagePath(site, 'paymentSuccess', {})}?o=${order.id}`;
  const title = t(`payment.${outcome}`);
  const isLateTransfer =
    outcome === 'review' && order.tries.some(({ method, state }) => state === 'review' && method === 'transfer');
  const isReleased = outcome === 'cancelled' && lastReason === 'voided';
  const isOver = outcome === 'failed' || outcome === 'cancelled';
  const [back = { label: t('checkout.back'), href: pagePath(site, 'cart', {}) }] = toPromotion;
  const fact =
    outcome === 'failed'
      ? t(hasCreditsPaid ? 'payment.failed-rest' : 'payment.failed-text')
      : [
          isReleased
            ? t('orders.voided-text')
            : t(isLateTransfer ? 'payment.review-transfer' : `payment.${outcome}-text`),
          outcome === 'waiting' && canTryAgain && t('payment.left'),
        ]
          .filter(Boolean)
          .join(' ');

  return (
    <QuietPage back={{ label: t('shell.home'), href: homeHref(site) }}>
      <PrivateHead title={title} />
      <FormHead id="payment-errors" form={form} />
      <PaidTwice order={order} />
      <ResultPage
        role="status"
        outcome={outcome === 'received' ? 'success' : isOver ? 'failure' : 'waiting'}
        title={title}
        fact={fact}
        {...(outcome === 'failed' && {
          reason: <Alert tone="critical">{declineText(lastReason, messages)}</Alert>,
          note: t('payment.failed-note'),
        })}
        receipt={{
          label: t('payment.order'),
          lines: [
            { label: t('payment.order'), value: orderName(order.id) },
            ...(order.paid_at === null ? [] : [{ label: t('payment.paid-at'), value: date(order.paid_at) }]),
            ...(card ? [{ label: t('payment.card'), value: card }] : []),
            { label: t('payment.amount'), value: money(order.total, order.currency) },
            ...(order.receipt_to.length > 0
              ? [{ label: t('payment.receipt-to'), value: order.receipt_to.join(', ') }]
              : []),
          ],
        }}
        changes={
          (outcome === 'received' || hasCreditsPaid) &&
          freshBalance !== undefined && (
            <WhatChanged order={order} balance={freshBalance} isPaid={outcome === 'received'} />
          )
        }
        actions={
          <PaymentActions
            order={order}
            outcome={outcome}
            here={here}
            tryAgain={canTryAgain ? methods : []}
            links={links}
            back={isOver ? back : null}
          />
        }
      />
    </QuietPage>
  );
}

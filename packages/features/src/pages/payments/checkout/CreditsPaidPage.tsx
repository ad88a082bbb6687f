import type { CallReply, getCreditPayment } from '@volan/api-contract';
import { cartCount } from '@volan/domain-rules';
import { Alert } from '@volan/ui/Alert';
import { Button } from '@volan/ui/Button';
import { useHydrated } from '@volan/ui/hydrated';
import { ResultPage } from '@volan/ui/ResultPage';
import { cartStore } from '../../../blocks/cart/cartStore.ts';
import { checkoutHref } from '../../../blocks/cart/checkoutHref.ts';
import { useBrowserStore } from '../../../runtime/browser/browserStore.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { PrivateHead } from '../../../shell/head/PrivateHead.tsx';
import { QuietPage } from '../../../shell/QuietPage.tsx';
import { homeHref } from '../../../shell/shellLinks.ts';
import { boughtLinks, boughtOf } from './boughtLinks.ts';
import { useCartSync } from './useCartSync.ts';
import { WhatChanged } from './WhatChanged.tsx';

export interface CreditsPaidPageProps {
  /** The bought items, and the credits that are left. */
  payment: CallReply<typeof getCreditPayment>;
}

/** The items that credits have bought, links to them, and the items that are still in the cart. [B33, J32] */
export function CreditsPaidPage({ payment: { items, balance } }: CreditsPaidPageProps) {
  const site = useSite();
  const messages = useMessages();
  const { t } = messages;
  useCartSync(true);
  const cart = useBrowserStore(cartStore);
  const isLeft = useHydrated() && cartCount(cart) > 0;
  const order = { items: [], in_credits: items };
  const title = t('boosts.paid');

  return (
    <QuietPage back={{ label: t('shell.home'), href: homeHref(site) }}>
      <PrivateHead title={title} />
      <ResultPage
        role="status"
        outcome="success"
        title={title}
        fact={t('payment.received-text')}
        changes={<WhatChanged order={order} balance={balance} />}
        actions={boughtLinks(boughtOf(order), site, messages).map(({ label, href }, index) => (
          <Button key={href} variant={index === 0 && !isLeft ? 'primary' : 'secondary'} href={href}>
            {label}
          </Button>
        ))}
      />
      {isLeft && (
        <Alert
          tone="info"
          actions={
            <Button variant="primary" href={checkoutHref(site, Object.values(cart))}>
              {t('checkout.go')}
            </Button>
          }
        >
          {t('payment.left-in-cart', { count: cartCount(cart) })}
        </Alert>
      )}
    </QuietPage>
  );
}

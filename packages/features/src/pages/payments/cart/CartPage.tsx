import { pricingQueries, useApi } from '@volan/api-client/react';
import { useQuery } from '@tanstack/react-query';
import { cartCount, type Cart } from '@volan/domain-rules';
import { productName } from '@volan/i18n';
import { Button } from '@volan/ui/Button';
import { EmptyState } from '@volan/ui/EmptyState';
import { ErrorState } from '@volan/ui/ErrorState';
import { Heading } from '@volan/ui/Heading';
import { useHydrated } from '@volan/ui/hydrated';
import { refreshCwIcon, shoppingCartIcon, triangleAlertIcon } from '@volan/ui/icons';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import { Card } from '@volan/ui/Card';
import { Grid } from '@volan/ui/Grid';
import { Skeleton } from '@volan/ui/Skeleton';
import { useBrowserStore } from '../../../runtime/browser/browserStore.ts';
import { PrivateHead } from '../../../shell/head/PrivateHead.tsx';
import { SitePage } from '../../../shell/SitePage.tsx';
import { builtLink } from '../../../shell/shellLinks.ts';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { cartStore } from '../../../blocks/cart/cartStore.ts';
import { checkoutHref } from '../../../blocks/cart/checkoutHref.ts';
import { FilledCart } from './FilledCart.tsx';
import * as styles from '../../../blocks/cart/cart.css.ts';
import { withoutScript, withScript } from '../../../blocks/cart/cart.css.ts';

const lines = ['most', 'half', 'third'] as const;

/** The cart of the account, for users without a script: its items, and the link to pay. */
function KeptCart({ kept }: { kept: Cart }) {
  const site = useSite();
  const messages = useMessages();
  const { t } = messages;
  const items = Object.values(kept);

  return (
    <div className={withoutScript}>
      <p>{t('cart.on-account')}</p>
      <ul>
        {Object.entries(kept).map(([id, { product, quantity }]) => (
          <li key={id}>{`${quantity} × ${productName(product, messages) ?? t('cart.unknown')}`}</li>
        ))}
      </ul>
      <Button variant="primary" href={checkoutHref(site, items)}>
        {t('checkout.go')}
      </Button>
    </div>
  );
}

/**
 * The place of the cart until the browser draws what it keeps; without a script what the account keeps, or what is
 * missing.
 */
function CartWaiting({ kept }: { kept: Cart }) {
  const { t } = useMessages();
  return (
    <>
      {cartCount(kept) > 0 ? <KeptCart kept={kept} /> : <p className={withoutScript}>{t('cart.no-script')}</p>}
      <div className={withScript} aria-hidden="true">
        <Grid layout="checkout">
          {['lines', 'sum'].map((part) => (
            <Card key={part}>
              <Stack gap={2}>
                {lines.map((width) => (
                  <Skeleton key={width} width={width} />
                ))}
              </Stack>
            </Card>
          ))}
        </Grid>
      </div>
    </>
  );
}

function NoItems() {
  const site = useSite();
  const { t } = useMessages();
  const prices = builtLink(site, 'prices', {});
  const catalog = pagePath(site, 'catalog', { categorySlug: site.brand.defaultCategory });

  return (
    <EmptyState
      icon={shoppingCartIcon}
      title={t('cart.none')}
      help={t('cart.none-text')}
      action={<Button href={prices ?? catalog}>{t(prices === null ? 'cart.go-on' : 'cart.see-prices')}</Button>}
    />
  );
}

function NoPrices({ retry, busy }: { retry: () => void; busy: boolean }) {
  const { t } = useMessages();
  return (
    <ErrorState
      icon={triangleAlertIcon}
      headingLevel={2}
      title={t('cart.failed')}
      sentence={t('cart.failed-text')}
      actions={
        <Button icon={refreshCwIcon} onClick={retry} {...(busy && { busyLabel: t('loading') })}>
          {t('retry')}
        </Button>
      }
    />
  );
}

function CartContent({ kept }: { kept: Cart }) {
  const inBrowser = useHydrated();
  const cart = useBrowserStore(cartStore);
  const list = useQuery(pricingQueries.list(useApi()));
  if (inBrowser && cartCount(cart) === 0) return <NoItems />;
  if (inBrowser && list.data) return <FilledCart cart={cart} list={list.data} />;

  return inBrowser && (list.isError || list.isRefetchError) ? (
    <NoPrices retry={() => void list.refetch()} busy={list.isFetching} />
  ) : (
    <CartWaiting kept={kept} />
  );
}

export interface CartPageProps {
  /** The stored cart of the account, shown without scripts. @default none */
  kept?: Cart;
}

const nothing: Cart = {};

/** The cart of a visitor: what this browser keeps, at the prices of the server. [B02, E12, L01, T15] */
export function CartPage({ kept = nothing }: CartPageProps) {
  const { t } = useMessages();
  const count = cartCount(useBrowserStore(cartStore));
  const isSignedIn = useSite().viewer?.signedIn ?? false;

  return (
    <SitePage>
      <PrivateHead title={t('shell.cart')} />
      <div className={styles.place}>
        <Stack gap={3}>
          <div>
            <Heading level={1}>{t('shell.cart')}</Heading>
            <Text role="small" tone="secondary" status>
              {count === 0 ? '\u00A0' : t(isSignedIn ? 'cart.items' : 'cart.kept-here', { count })}
            </Text>
          </div>
          <CartContent kept={kept} />
        </Stack>
      </div>
    </SitePage>
  );
}

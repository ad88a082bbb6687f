import type { PriceList, StartedPayment } from '@volan/api-contract';
import { priceCart, type Cart } from '@volan/domain-rules';
import { Alert } from '@volan/ui/Alert';
import { Button } from '@volan/ui/Button';
import { Card } from '@volan/ui/Card';
import { CartSummary } from '@volan/ui/CartSummary';
import { EmptyState } from '@volan/ui/EmptyState';
import { Grid } from '@volan/ui/Grid';
import { Heading } from '@volan/ui/Heading';
import { creditCardIcon, lockIcon } from '@volan/ui/icons';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import { useEffect, useRef } from 'react';
import { FormHead } from '../../../blocks/forms/FormHead.tsx';
import type { FormResult } from '../../../blocks/forms/FormResult.ts';
import { useForm } from '../../../blocks/forms/useForm.ts';
import { productName } from '@volan/i18n';
import { PrivateHead } from '../../../shell/head/PrivateHead.tsx';
import { SitePage } from '../../../shell/SitePage.tsx';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { writeItems } from './checkoutItems.ts';

export interface CheckoutPageProps {
  cart: Cart;
  list: PriceList;
  /** Id of the order that is made: the form sent twice is one. */
  orderKey: string;
  /** The order is made: what goes to the bank. */
  payment?: StartedPayment['form'] | undefined;
  /** What it costs now, where that was not what was shown. */
  changedTotal?: number | undefined;
  result?: FormResult | undefined;
}

/** Where the browser goes to the bank: by itself, or by one press where no script runs. */
function ToBank({ action, fields }: StartedPayment['form']) {
  const { t } = useMessages();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.submit(), []);
  return (
    <form ref={form} method="post" action={action}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant="primary" size="large" icon={lockIcon} block>
        {t('checkout.to-bank')}
      </Button>
    </form>
  );
}

/** What is bought and how it is paid; every step is a plain form up to the bank's page. [M40, M41, A19] */
export function CheckoutPage({ cart, list, orderKey, payment, changedTotal, result }: CheckoutPageProps) {
  const site = useSite();
  const messages = useMessages();
  const { t, money } = messages;
  const form = useForm(changedTotal === undefined ? result : undefined, 'pay', 'checkout-');
  const { currency } = list;
  const priced = priceCart(
    cart,
    list.products.map((product) => ({ ...product, fullPrice: product.full_price })),
  );
  const { lines, total } = priced;
  const sold = lines.flatMap((line) => (line.product ? [{ ...line, product: line.product }] : []));
  const cartHref = pagePath(site, 'cart', {});
  const title = t('checkout.title');
  return (
    <SitePage>
      <PrivateHead title={title} />
      <Stack gap={3}>
        <Heading level={1}>{title}</Heading>
        <FormHead id="checkout-errors" form={form} />
        {changedTotal !== undefined && (
          <Alert tone="caution" urgent>
            {t('checkout.changed', { amount: money(changedTotal, currency) })}
          </Alert>
        )}
        {sold.length === 0 ? (
          <EmptyState
            icon="shopping-cart"
            title={t('cart.none')}
            help={t('checkout.empty')}
            action={<Button href={cartHref}>{t('shell.cart')}</Button>}
          />
        ) : (
          <Grid layout="checkout">
            <Card as="section" kind="panel" padding="panel" gap={2} labelledBy="checkout-method">
              <Heading level={2} size="h3" id="checkout-method">
                {t('checkout.method')}
              </Heading>
              <Text tone="secondary">{t(payment ? 'checkout.to-bank-text' : 'cart.secure')}</Text>
            </Card>
            <CartSummary
              title={t('cart.summary')}
              edit={{ label: t('checkout.edit'), href: cartHref }}
              lines={sold.map(({ product, quantity, price }) => ({
                title: productName(product.id, messages),
                detail: `${quantity} × ${money(product.price, currency)}`,
                price: money(price, currency),
              }))}
              sums={[]}
              total={{ label: t('cart.to-pay'), amount: money(total, currency), note: t('cart.vat') }}
              actions={
                payment ? (
                  <ToBank {...payment} />
                ) : (
                  <form
                    method="post"
                    action={`${pagePath(site, 'checkout', {})}?items=${encodeURIComponent(writeItems(cart))}`}
                  >
                    <input type="hidden" name="form" value="pay" />
                    <input type="hidden" name="key" value={orderKey} />
                    <input type="hidden" name="total" value={total} />
                    <Button type="submit" variant="primary" size="large" icon={creditCardIcon} block>
                      {t('checkout.pay', { amount: money(total, currency) })}
                    </Button>
                  </form>
                )
              }
            />
          </Grid>
        )}
      </Stack>
    </SitePage>
  );
}

import { isSoldDespite, priceList, priceOfCredits } from '@volan/domain-rules';
import { Card } from '@volan/ui/Card';
import { Heading } from '@volan/ui/Heading';
import { Link } from '@volan/ui/Link';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import type { ReactNode } from 'react';
import { useSite } from '../../runtime/site/SiteProvider.tsx';
import { useMessages, type Messages } from '../../runtime/site/useMessages.ts';
import { NoPayments } from '../offers/NoPayments.tsx';
import { useWithheld } from '../offers/useWithheld.ts';
import { AddToCart } from './AddToCart.tsx';
import { checkoutHref } from './checkoutHref.ts';
import { productName } from '@volan/i18n';
import { offer } from './cart.css.ts';

/** The words of the button that puts a product into the cart. */
export function addToCartTexts(product: string, messages: Pick<Messages, 't'>) {
  const name = productName(product, messages);
  const { t } = messages;
  return { add: t('cart.add'), name, added: t('cart.added', { name }), enough: t('cart.most', { name }) };
}

export interface CartOfferProps {
  /** What belongs to no ad: everybody can put it into the cart. */
  kind: 'credits' | 'plan';
  /** Beside the cart each can be paid at once, without a script too. @default false */
  canPay?: boolean;
  /** Further content after the products, as one of them. */
  more?: ReactNode;
}

/** The products of one kind, each with a button that puts it into the cart. [A08, L02, M13] */
export function CartOffer({ kind, canPay = false, more }: CartOfferProps) {
  const site = useSite();
  const { creditCurrency: currency } = site.brand;
  const messages = useMessages();
  const { t, money } = messages;
  const withheld = useWithheld();
  const products = priceList(currency).filter((product) => product.kind === kind && isSoldDespite(kind, withheld));
  if (products.length === 0) return <NoPayments />;

  return (
    <div className={offer}>
      {products.map(({ id, price, duration, most }) => (
        <Card key={id}>
          <Stack gap={1.5}>
            <div>
              <Heading level={3} size="title">
                {productName(id, messages)}
              </Heading>
              <Text role="small" tone="secondary">
                {kind === 'credits'
                  ? t('product.credit-price', { price: money(priceOfCredits(1, currency), currency) })
                  : t('product.plan-months', { count: duration ?? 1 })}
              </Text>
            </div>
            <Text role="title">{money(price, currency)}</Text>
            <AddToCart product={id} most={most} texts={addToCartTexts(id, messages)} />
            {canPay && (
              <Link
                href={checkoutHref(site, [{ product: id, quantity: 1 }], { from: 'credits' })}
                aria-label={`${t('checkout.go')}: ${productName(id, messages)}`}
              >
                {t('checkout.go')}
              </Link>
            )}
          </Stack>
        </Card>
      ))}
      {more}
    </div>
  );
}

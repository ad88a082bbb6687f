import type { CartLine } from '@volan/api-contract';
import type { CreditCurrency, PricedCart } from '@volan/domain-rules';
import { productName } from '@volan/i18n';
import { CartSummary } from '@volan/ui/CartSummary';
import { Link } from '@volan/ui/Link';
import type { ReactNode } from 'react';
import { planTerms, type OwnProduct } from '../../../blocks/cart/planOffers.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { builtLink } from '../../../shell/shellLinks.ts';

export interface CheckoutSummaryProps {
  priced: PricedCart<OwnProduct>;
  /** The server's data of the items. */
  known: readonly CartLine[];
  /** Credits pay their part, the chosen way the rest. */
  isShared: boolean;
  currency: CreditCurrency;
  edit: { readonly label: string; readonly href: string };
  actions: ReactNode;
}

/** The bought items, with their price in the chosen way of payment. */
export function CheckoutSummary({ priced, known, isShared, currency, edit, actions }: CheckoutSummaryProps) {
  const site = useSite();
  const messages = useMessages();
  const { t, money } = messages;
  const { lines, discount, total, payable } = priced;
  const sold = lines.flatMap((line) => (line.product ? [{ ...line, product: line.product }] : []));
  const toPay = isShared ? total - payable.price : total;
  const saved = isShared ? discount - payable.discount : discount;
  const terms = builtLink(site, 'terms', {});

  return (
    <CartSummary
      title={t('cart.summary')}
      edit={edit}
      lines={sold.map(({ product, quantity, price, ad }) => ({
        title: [productName(product.id, messages), known.find((line) => line.ad_id === ad)?.ad?.title]
          .filter(Boolean)
          .join(', '),
        detail: [`${quantity} × ${money(product.price, currency)}`, product.offer && planTerms(product.offer, messages)]
          .filter(Boolean)
          .join(', '),
        price:
          isShared && product.credits !== null
            ? t('product.credits', { count: product.credits * quantity })
            : money(price, currency),
      }))}
      sums={[
        ...(saved > 0
          ? [
              {
                label: t('cart.items', { count: lines.length - (isShared ? payable.count : 0) }),
                amount: money(toPay + saved, currency),
              },
              { label: t('cart.discount'), amount: `−${money(saved, currency)}`, saving: true },
            ]
          : []),
        ...(isShared
          ? [{ label: t('checkout.credits'), amount: t('product.credits', { count: payable.credits }) }]
          : []),
      ]}
      terms={
        terms !== null && (
          <>
            {t('checkout.terms')} <Link href={terms}>{t('footer.terms')}</Link>
          </>
        )
      }
      total={{ label: t('cart.to-pay'), amount: money(toPay, currency), note: t('cart.vat') }}
      actions={actions}
    />
  );
}

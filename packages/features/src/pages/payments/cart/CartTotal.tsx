import type { Cart, CreditCurrency, PricedCart, PricedProduct } from '@volan/domain-rules';
import { Alert } from '@volan/ui/Alert';
import { Button } from '@volan/ui/Button';
import { CartSummary } from '@volan/ui/CartSummary';
import { circleUserRoundIcon, coinsIcon, creditCardIcon, shieldCheckIcon } from '@volan/ui/icons';
import { checkoutHref } from '../../../blocks/cart/checkoutHref.ts';
import { useWithheld } from '../../../blocks/offers/useWithheld.ts';
import { builtLink } from '../../../shell/shellLinks.ts';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';

export interface CartTotalProps {
  cart: PricedCart<PricedProduct>;
  /** The items of the cart. */
  items: Cart;
  currency: CreditCurrency;
  /** Credits of the signed-in user; null for a visitor, or while they are unknown. */
  balance: number | null;
}

/** Id of the sentence that says why the cart cannot be paid yet. */
const reasonId = 'cart-reason';

/** The price of the cart in the currency of the brand, and the button to pay, for signed-in users. [B02, H01, L01] */
export function CartTotal({ cart, items, currency, balance }: CartTotalProps) {
  const site = useSite();
  const { t, money } = useMessages();
  const isWithheld = useWithheld().includes('payments');
  const { lines, full, discount, total, payable } = cart;
  const isSold = cart.isSold && !isWithheld;
  const way = site.viewer?.signedIn ? null : builtLink(site, 'signIn', {});
  const signIn = way && `${way}?return=${encodeURIComponent(pagePath(site, 'cart', {}))}`;
  const messages = t('cart.pay');
  const wanted = lines.flatMap(({ id }) => items[id] ?? []);
  const payHref = checkoutHref(site, wanted);
  const register = site.viewer?.signedIn ? null : builtLink(site, 'signUp', {});
  // a visitor who opens an account comes to the items to pay
  const signUp = register && `${register}?return=${encodeURIComponent(isSold ? payHref : pagePath(site, 'cart', {}))}`;
  const isMixed = payable.count < lines.length;
  const canUseCredits = isSold && payable.count > 0 && balance !== null && balance >= payable.credits;

  return (
    <CartSummary
      title={t('cart.summary')}
      sums={[
        { label: t('cart.items', { count: lines.length }), amount: money(full, currency) },
        discount > 0
          ? { label: t('cart.discount'), amount: `−${money(discount, currency)}`, saving: true }
          : { label: t('cart.discount'), amount: money(0, currency) },
      ]}
      total={{ label: t('cart.to-pay'), amount: money(total, currency), note: t('cart.vat') }}
      actions={
        <>
          {canUseCredits && (
            <>
              <Alert tone="info">
                {t('cart.payable', {
                  credits: payable.credits,
                  balance,
                  count: payable.count,
                  rest: money(total - payable.price, currency),
                })}
              </Alert>
              <Button icon={coinsIcon} href={checkoutHref(site, wanted, { inCredits: true })} block>
                {isMixed
                  ? t('checkout.pay-both', {
                      count: payable.credits,
                      amount: money(total - payable.price, currency),
                    })
                  : t('cart.pay-credits', { count: payable.credits })}
              </Button>
            </>
          )}
          {site.viewer?.signedIn && isSold ? (
            <Button variant="primary" size="large" icon={creditCardIcon} href={payHref} block>
              {t('checkout.go')}
            </Button>
          ) : signIn !== null && isSold ? (
            <Button variant="primary" size="large" icon={circleUserRoundIcon} href={signIn} block>
              {messages}
            </Button>
          ) : (
            <Button
              variant="primary"
              size="large"
              icon={circleUserRoundIcon}
              aria-describedby={reasonId}
              disabled
              block
            >
              {messages}
            </Button>
          )}
          {signUp !== null && (
            <Button href={signUp} block>
              {t('cart.sign-up')}
            </Button>
          )}
        </>
      }
      terms={
        <span id={reasonId}>
          {isSold ? signIn !== null && t('cart.stays') : t(isWithheld ? 'offers.no-payments-text' : 'cart.gone-first')}
        </span>
      }
      assurance={{ icon: shieldCheckIcon, text: t('cart.secure') }}
      sticky
    />
  );
}

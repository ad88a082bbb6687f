import type { CartLine, PriceList, ProposedInvoice, StartedPayment } from '@volan/api-contract';
import { priceCart, type Cart, type PaymentMethod } from '@volan/domain-rules';
import { Alert } from '@volan/ui/Alert';
import { Button } from '@volan/ui/Button';
import { Card } from '@volan/ui/Card';
import { CartSummary } from '@volan/ui/CartSummary';
import { EmptyState } from '@volan/ui/EmptyState';
import { Grid } from '@volan/ui/Grid';
import { Heading } from '@volan/ui/Heading';
import { Link } from '@volan/ui/Link';
import { lockIcon } from '@volan/ui/icons';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import { useEffect, useRef, useState } from 'react';
import { NoPayments } from '../../../blocks/offers/NoPayments.tsx';
import { checkoutHref, originHref, type CheckoutOrigin } from '../../../blocks/cart/checkoutHref.ts';
import { ownProducts, planTerms } from '../../../blocks/cart/planOffers.ts';
import { FormHead } from '../../../blocks/forms/FormHead.tsx';
import type { FormResult } from '../../../blocks/forms/FormResult.ts';
import { useForm } from '../../../blocks/forms/useForm.ts';
import { productName } from '@volan/i18n';
import { PrivateHead } from '../../../shell/head/PrivateHead.tsx';
import { QuietPage } from '../../../shell/QuietPage.tsx';
import { builtLink } from '../../../shell/shellLinks.ts';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { CheckoutSteps } from './CheckoutSteps.tsx';
import { CreditsShare } from './CreditsShare.tsx';
import { InvoiceFields } from './InvoiceFields.tsx';
import { PayButton } from './PayButton.tsx';
import { PaymentMethods, type Way } from './PaymentMethods.tsx';

/** The form that the browser posts to the bank. */
type BankForm = NonNullable<StartedPayment['form']>;

export interface CheckoutPageProps {
  cart: Cart;
  list: PriceList;
  /** The ways to pay that are offered, the first is proposed. */
  methods: readonly PaymentMethod[];
  /** The server's data of the items, in the order of the cart. */
  known?: readonly CartLine[];
  /** Where it was chosen. @default in the cart */
  from?: CheckoutOrigin | null;
  /** Credits are proposed as the way to pay. @default false */
  wantsCredits?: boolean;
  /** Credits of the buyer. @default 0 */
  balance?: number;
  /** For whom the receipt is proposed to be. @default it is not asked for */
  invoice?: ProposedInvoice | undefined;
  /** Id of the order that is made: the form sent twice is one. */
  orderKey: string;
  /** Id of the payment in credits: sent twice, or from two tabs, it pays once. */
  creditsKey: string;
  /** Just this was paid already, in another tab, or somebody looks at its payment. */
  isPaid?: boolean | undefined;
  /** The order is made: what goes to the bank. */
  payment?: BankForm | undefined;
  /** Missing credits, if it was to be paid with them. */
  missing?: number | undefined;
  /** The current price, if it differs from the shown one. */
  changedTotal?: number | undefined;
  result?: FormResult | undefined;
}

/** Id of the form that makes the order: the ways to pay are outside of it. */
const formId = 'checkout-pay';

/** Where the browser goes to the bank: by itself, or by one press where no script runs. */
function ToBank({ action, fields }: BankForm) {
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

/** The items and the ways to pay; every step is a plain form up to the bank's page. [M40, M41, A19] */
export function CheckoutPage(props: CheckoutPageProps) {
  const { cart, list, methods, known = [], balance = 0, orderKey, creditsKey, payment, isPaid = false } = props;
  const { from = null, wantsCredits = false, invoice, missing, changedTotal, result } = props;
  const site = useSite();
  const messages = useMessages();
  const { t, money } = messages;
  const form = useForm(changedTotal === undefined && missing === undefined ? result : undefined, 'pay', 'checkout-');
  // the typed values stay also if the price has changed
  const invoiceForm = useForm(result, 'pay', 'checkout-');
  const { currency } = list;
  const priced = priceCart(cart, ownProducts(list, known));
  const { lines, discount, total, payable } = priced;
  const terms = builtLink(site, 'terms', {});
  const isOpen = priced.isSold && known.every((line) => line.is_open);
  const items = Object.values(cart);
  const isPayable = payable.count === lines.length && isOpen;
  const inCredits = isPayable ? { cost: payable.credits, balance } : null;
  const canPayCredits = inCredits !== null && balance >= payable.credits;
  const isMixed = isOpen && payable.count > 0 && !isPayable && !payment;
  const canShare = isMixed && methods.length > 0;
  const canUseShare = canShare && balance >= payable.credits;
  const payableItems = lines.flatMap(({ id, product }) => (product?.credits == null ? [] : (cart[id] ?? [])));
  const sendTo = checkoutHref(site, items, { from });
  const sold = lines.flatMap((line) => (line.product ? [{ ...line, product: line.product }] : []));
  const backHref = from === null ? pagePath(site, 'cart', {}) : originHref(site, from, items);
  const backLabel = t(from === null ? 'checkout.back' : 'back');
  const title = t('checkout.title');
  const wasShared = result ? result.values['in_credits'] === 'on' : wantsCredits;
  const [isShared, setShared] = useState(canUseShare && wasShared);
  const rest = total - payable.price;
  const toPay = isShared ? rest : total;
  const saved = isShared ? discount - payable.discount : discount;
  const ways: Way[] = [...methods, ...(canPayCredits ? (['credits'] as const) : [])];
  const tried = ways.find((each) => each === result?.values['method']);
  const [method, setMethod] = useState<Way>(tried ?? (wantsCredits && canPayCredits ? 'credits' : (ways[0] ?? 'card')));
  return (
    <QuietPage back={{ label: backLabel, href: backHref }}>
      <PrivateHead title={title} />
      <Stack gap={3}>
        <Heading level={1}>{title}</Heading>
        {sold.length > 0 && <CheckoutSteps at="pay" {...(from !== null && { chosenAt: backHref })} />}
        <NoPayments />
        <FormHead id="checkout-errors" form={form} />
        {isPaid && (
          <Alert
            tone="caution"
            urgent
            actions={<Button href={pagePath(site, 'orders', {})}>{t('orders.title')}</Button>}
          >
            {t('checkout.paid-already')}
          </Alert>
        )}
        {changedTotal !== undefined && (
          <Alert tone="caution" urgent>
            {t('checkout.changed', { amount: money(changedTotal, currency) })}
          </Alert>
        )}
        {missing !== undefined && (
          <Alert tone="caution" urgent title={t('boosts.missing', { count: missing })}>
            {t('boosts.not-charged')}
          </Alert>
        )}
        {!isOpen && sold.length > 0 && (
          <Alert
            tone="caution"
            actions={<Button href={backHref}>{from === null ? t('shell.cart') : backLabel}</Button>}
          >
            {t('checkout.gone')}
          </Alert>
        )}
        {sold.length === 0 ? (
          <EmptyState
            icon="shopping-cart"
            title={t('cart.none')}
            help={t('checkout.empty')}
            action={<Button href={pagePath(site, 'cart', {})}>{t('shell.cart')}</Button>}
          />
        ) : (
          <Grid layout="checkout">
            <Stack as="section" gap={2} aria-labelledby="checkout-method">
              <Heading level={2} id="checkout-method">
                {t('checkout.method')}
              </Heading>
              {canShare && (
                <CreditsShare
                  formId={formId}
                  balance={balance}
                  count={payable.count}
                  credits={payable.credits}
                  checked={isShared}
                  rest={money(rest, currency)}
                  onCheckedChange={setShared}
                />
              )}
              {payment || (methods.length === 0 && inCredits === null) ? (
                <Card kind="panel" padding="panel">
                  <Text tone="secondary">{t(payment ? 'checkout.to-bank-text' : 'checkout.no-method')}</Text>
                </Card>
              ) : (
                <PaymentMethods
                  form={formId}
                  methods={methods}
                  credits={inCredits}
                  currency={currency}
                  method={method}
                  onMethodChange={setMethod}
                />
              )}
              {isMixed && !canShare && balance >= payable.credits && (
                <Text tone="secondary">
                  {t('cart.payable', {
                    credits: payable.credits,
                    balance,
                    count: payable.count,
                    rest: money(rest, currency),
                  })}{' '}
                  <Link href={checkoutHref(site, payableItems, { from, inCredits: true })}>
                    {t('cart.pay-credits', { count: payable.credits })}
                  </Link>
                </Text>
              )}
              {invoice && !payment && method !== 'credits' && methods.length > 0 && (
                <InvoiceFields formId={formId} form={invoiceForm} proposed={invoice} />
              )}
            </Stack>
            <CartSummary
              title={t('cart.summary')}
              edit={{ label: t('checkout.edit'), href: backHref }}
              lines={sold.map(({ product, quantity, price, ad }) => ({
                title: [productName(product.id, messages), known.find((line) => line.ad_id === ad)?.ad?.title]
                  .filter(Boolean)
                  .join(', '),
                detail: [
                  `${quantity} × ${money(product.price, currency)}`,
                  product.offer && planTerms(product.offer, messages),
                ]
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
              actions={
                payment ? (
                  <ToBank {...payment} />
                ) : (
                  <form id={formId} method="post" action={sendTo}>
                    <input type="hidden" name="form" value="pay" />
                    <input type="hidden" name="key" value={orderKey} />
                    <input type="hidden" name="total" value={total} />
                    {canUseShare && (
                      <>
                        <input type="hidden" name="rest" value={rest} />
                        <input type="hidden" name="credits" value={payable.credits} />
                      </>
                    )}
                    {canPayCredits && (
                      <>
                        <input type="hidden" name="credits_key" value={creditsKey} />
                        <input type="hidden" name="credits" value={payable.credits} />
                      </>
                    )}
                    <PayButton
                      method={method}
                      isShared={isShared}
                      credits={{ pay: canPayCredits ? 'all' : canUseShare ? 'part' : 'none', cost: payable.credits }}
                      sums={{ total: money(total, currency), rest: money(rest, currency) }}
                      disabled={!isOpen || ways.length === 0}
                    />
                  </form>
                )
              }
            />
          </Grid>
        )}
      </Stack>
    </QuietPage>
  );
}

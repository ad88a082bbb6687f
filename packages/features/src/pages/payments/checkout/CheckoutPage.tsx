import type { CartLine, PriceList, ProposedInvoice } from '@volan/api-contract';
import { priceCart, type Cart, type PaymentMethod, type PricedCart } from '@volan/domain-rules';
import { Button } from '@volan/ui/Button';
import { EmptyState } from '@volan/ui/EmptyState';
import { Grid } from '@volan/ui/Grid';
import { Heading } from '@volan/ui/Heading';
import { Link } from '@volan/ui/Link';
import { Stack } from '@volan/ui/Stack';
import { useState } from 'react';
import { NoPayments } from '../../../blocks/offers/NoPayments.tsx';
import { checkoutHref, originHref, type CheckoutOrigin } from '../../../blocks/cart/checkoutHref.ts';
import type { AdPromotion } from '../../../blocks/cart/promoteHref.ts';
import { ownProducts, type OwnProduct } from '../../../blocks/cart/planOffers.ts';
import { FormHead } from '../../../blocks/forms/FormHead.tsx';
import type { FormResult } from '../../../blocks/forms/FormResult.ts';
import { useForm } from '../../../blocks/forms/useForm.ts';
import { PrivateHead } from '../../../shell/head/PrivateHead.tsx';
import { PacketNotice } from '../../../shell/account/PacketNotice.tsx';
import type { ReviewedCompany } from '../../../shell/account/CompanyState.tsx';
import { QuietPage } from '../../../shell/QuietPage.tsx';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { CheckoutNotices } from './CheckoutNotices.tsx';
import { CheckoutSteps } from './CheckoutSteps.tsx';
import { CheckoutSummary } from './CheckoutSummary.tsx';
import { CheckoutWays } from './CheckoutWays.tsx';
import { InvoiceFields } from './InvoiceFields.tsx';
import { checkoutFormId, PayAction } from './PayAction.tsx';
import type { BankForm } from './PayForm.tsx';
import type { Way } from './PaymentMethods.tsx';

export interface CheckoutPageProps {
  cart: Cart;
  list: PriceList;
  /** The ways to pay that are offered, the first is proposed. */
  methods: readonly PaymentMethod[];
  /** The server's data of the items, in the order of the cart. */
  known?: readonly CartLine[];
  /** Where it was chosen. @default in the cart */
  from?: CheckoutOrigin | null;
  /** The promotion of an own ad that credits are bought for. @default none */
  begunFor?: AdPromotion | null;
  /** Credits are proposed as the way to pay. @default false */
  wantsCredits?: boolean;
  /** Credits of the buyer. @default 0 */
  balance?: number;
  /** The own company, if a packet is among the items: only an approved one pays it. @default there is no packet */
  company?: ReviewedCompany | null | undefined;
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

/** The words of the link to the own company, by the failure that asks for one. [H07] */
const companyLabels: Readonly<Partial<Record<string, 'own-company.register' | 'own-company.title'>>> = {
  'company-needed': 'own-company.register',
  'company-waiting': 'own-company.title',
};

/** How much of a cart the credits of the buyer pay: all of it, the items that are for credits, or nothing. */
function creditWays(
  { lines, payable }: PricedCart<OwnProduct>,
  { isOpen, balance, isSent, hasMethods }: { isOpen: boolean; balance: number; isSent: boolean; hasMethods: boolean },
) {
  const isPayable = payable.count === lines.length && isOpen;
  const isMixed = isOpen && payable.count > 0 && !isPayable && !isSent;
  const canShare = isMixed && hasMethods;

  return {
    inCredits: isPayable ? { cost: payable.credits, balance } : null,
    canPayCredits: isPayable && balance >= payable.credits,
    /** Only some items are for credits, and there are enough for those. */
    canPayPart: isMixed && balance >= payable.credits,
    canShare,
    canUseShare: canShare && balance >= payable.credits,
  };
}

/** The items that can be paid with credits. */
const payableItems = ({ lines }: PricedCart<OwnProduct>, cart: Cart) =>
  lines.flatMap(({ id, product }) => (product?.credits == null ? [] : (cart[id] ?? [])));

/** The way that was tried before, else credits where they were asked for, else the first one. */
function proposedWay(ways: readonly Way[], result: FormResult | undefined, wantsCredits: boolean): Way {
  const tried = ways.find((each) => each === result?.values['method']);
  return tried ?? (wantsCredits && ways.includes('credits') ? 'credits' : (ways[0] ?? 'card'));
}

function NothingToPay() {
  const site = useSite();
  const { t } = useMessages();
  return (
    <EmptyState
      icon="shopping-cart"
      title={t('cart.none')}
      help={t('checkout.empty')}
      action={<Button href={pagePath(site, 'cart', {})}>{t('shell.cart')}</Button>}
    />
  );
}

interface OrderAndPayProps {
  page: CheckoutPageProps;
  priced: PricedCart<OwnProduct>;
  /** All items are still sold. */
  isOpen: boolean;
  /** The page where the items were chosen. */
  backHref: string;
}

/** The ways to pay beside the items and their sum. */
function OrderAndPay({ page, priced, isOpen, backHref }: OrderAndPayProps) {
  const { cart, list, methods, known = [], balance = 0, orderKey, creditsKey, payment } = page;
  const { from = null, begunFor = null, wantsCredits = false, company, invoice, result } = page;
  const site = useSite();
  const { t, money } = useMessages();
  // the typed values stay also if the price has changed
  const invoiceForm = useForm(result, 'pay', 'checkout-');
  const canPayPacket = company === undefined || company?.status === 'public';
  const { currency } = list;
  const { total, payable } = priced;
  const { inCredits, canPayCredits, canPayPart, canShare, canUseShare } = creditWays(priced, {
    isOpen,
    balance,
    isSent: payment !== undefined,
    hasMethods: methods.length > 0,
  });
  const wasShared = result ? result.values['in_credits'] === 'on' : wantsCredits;
  const payableInCredits = canPayCredits ? 'all' : canUseShare ? 'part' : 'none';
  const [isShared, setShared] = useState(canUseShare && wasShared);
  const rest = total - payable.price;
  const ways: Way[] = [...methods, ...(canPayCredits ? (['credits'] as const) : [])];
  const [method, setMethod] = useState(() => proposedWay(ways, result, wantsCredits));

  return (
    <Grid layout="checkout">
      {canPayPacket ? (
        <CheckoutWays
          formId={checkoutFormId}
          methods={methods}
          method={method}
          onMethodChange={setMethod}
          currency={currency}
          isSent={payment !== undefined}
          inCredits={inCredits}
          share={canShare ? { checked: isShared, onCheckedChange: setShared } : null}
          payable={payable}
          balance={balance}
          rest={money(rest, currency)}
          payableHref={
            canPayPart && !canShare ? checkoutHref(site, payableItems(priced, cart), { from, inCredits: true }) : null
          }
        >
          {invoice && !payment && method !== 'credits' && methods.length > 0 && (
            <InvoiceFields formId={checkoutFormId} form={invoiceForm} proposed={invoice} />
          )}
        </CheckoutWays>
      ) : (
        <PacketNotice company={company} />
      )}
      <CheckoutSummary
        priced={priced}
        known={known}
        isShared={isShared}
        currency={currency}
        edit={{ label: t('checkout.edit'), href: backHref }}
        actions={
          <PayAction
            payment={payment}
            company={canPayPacket ? 'can-pay' : company === null ? 'missing' : 'waiting'}
            form={{
              action: checkoutHref(site, Object.values(cart), { from, begunFor }),
              orderKey,
              creditsKey,
              total,
              rest,
              currency,
            }}
            credits={{ pay: payableInCredits, cost: payable.credits }}
            method={method}
            isShared={isShared}
            disabled={!isOpen || ways.length === 0}
          />
        }
      />
    </Grid>
  );
}

/** The items and the ways to pay; every step is a plain form up to the bank's page. [M40, M41, A19] */
export function CheckoutPage(props: CheckoutPageProps) {
  const { cart, list, known = [], isPaid = false, from = null, begunFor = null, missing, changedTotal, result } = props;
  const site = useSite();
  const { t, money } = useMessages();
  const form = useForm(changedTotal === undefined && missing === undefined ? result : undefined, 'pay', 'checkout-');
  const toCompany = companyLabels[result?.failure ?? ''];
  const priced = priceCart(cart, ownProducts(list, known));
  const isOpen = priced.isSold && known.every((line) => line.is_open);
  const hasSold = priced.lines.some(({ product }) => product !== null);
  const backHref = from === null ? pagePath(site, 'cart', {}) : originHref(site, from, Object.values(cart), begunFor);
  const backLabel = t(from === null ? 'checkout.back' : 'back');
  const title = t('checkout.title');

  return (
    <QuietPage back={{ label: backLabel, href: backHref }}>
      <PrivateHead title={title} />
      <Stack gap={3}>
        <Heading level={1}>{title}</Heading>
        {hasSold && <CheckoutSteps at="pay" {...(from !== null && { chosenAt: backHref })} />}
        <NoPayments />
        <FormHead
          id="checkout-errors"
          form={form}
          actions={toCompany && <Link href={pagePath(site, 'ownCompany', {})}>{t(toCompany)}</Link>}
        />
        <CheckoutNotices
          isPaid={isPaid}
          changedTotal={changedTotal === undefined ? undefined : money(changedTotal, list.currency)}
          missing={missing}
          isGone={!isOpen && hasSold}
          back={{ label: from === null ? t('shell.cart') : backLabel, href: backHref }}
        />
        {!hasSold && <NothingToPay />}
        {hasSold && <OrderAndPay page={props} priced={priced} isOpen={isOpen} backHref={backHref} />}
      </Stack>
    </QuietPage>
  );
}

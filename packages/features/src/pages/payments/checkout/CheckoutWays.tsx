import type { PaymentMethod, PricedCart, PricedProduct } from '@volan/domain-rules';
import { Card } from '@volan/ui/Card';
import { Heading } from '@volan/ui/Heading';
import { Link } from '@volan/ui/Link';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import type { ReactNode } from 'react';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { CreditsShare } from './CreditsShare.tsx';
import { PaymentMethods, type PaymentMethodsProps } from './PaymentMethods.tsx';

export interface CheckoutWaysProps extends Pick<PaymentMethodsProps, 'currency' | 'method' | 'onMethodChange'> {
  formId: string;
  methods: readonly PaymentMethod[];
  /** The order is made and goes to the bank. */
  isSent: boolean;
  /** The cost in credits and the balance; null where credits cannot pay all. */
  inCredits: PaymentMethodsProps['credits'];
  /** The choice to pay a part in credits; null where it is not offered. */
  share: { readonly checked: boolean; readonly onCheckedChange: (checked: boolean) => void } | null;
  /** What credits can pay. */
  payable: PricedCart<PricedProduct>['payable'];
  balance: number;
  /** Money that is left where credits pay their part, as shown. */
  rest: string;
  /** Where the items that credits can pay are paid alone; null where that is not offered. */
  payableHref: string | null;
  /** For whom the receipt is. */
  children: ReactNode;
}

/** The ways to pay, in money, in credits, or in both. */
export function CheckoutWays(props: CheckoutWaysProps) {
  const { formId, methods, currency, method, onMethodChange, isSent, inCredits, share, children } = props;
  const { payable, balance, rest, payableHref } = props;
  const { t } = useMessages();

  return (
    <Stack as="section" gap={2} aria-labelledby="checkout-method">
      <Heading level={2} id="checkout-method">
        {t('checkout.method')}
      </Heading>
      {share && (
        <CreditsShare
          formId={formId}
          balance={balance}
          count={payable.count}
          credits={payable.credits}
          checked={share.checked}
          rest={rest}
          onCheckedChange={share.onCheckedChange}
        />
      )}
      {isSent || (methods.length === 0 && inCredits === null) ? (
        <Card kind="panel" padding="panel">
          <Text tone="secondary">{t(isSent ? 'checkout.to-bank-text' : 'checkout.no-method')}</Text>
        </Card>
      ) : (
        <PaymentMethods
          form={formId}
          methods={methods}
          credits={inCredits}
          currency={currency}
          method={method}
          onMethodChange={onMethodChange}
        />
      )}
      {payableHref !== null && (
        <Text tone="secondary">
          {t('cart.payable', { credits: payable.credits, balance, count: payable.count, rest })}{' '}
          <Link href={payableHref}>{t('cart.pay-credits', { count: payable.credits })}</Link>
        </Text>
      )}
      {children}
    </Stack>
  );
}

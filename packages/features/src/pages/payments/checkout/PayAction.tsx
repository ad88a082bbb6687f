import type { PriceList } from '@volan/api-contract';
import { Button } from '@volan/ui/Button';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { PayButton } from './PayButton.tsx';
import { PayForm, ToBank, type BankForm } from './PayForm.tsx';
import type { Way } from './PaymentMethods.tsx';

/** Id of the form that makes the order: the ways to pay are outside of it. */
export const checkoutFormId = 'checkout-pay';

export interface PayActionProps {
  /** The order is made: the data that goes to the bank. */
  payment: BankForm | undefined;
  /** Whether the own company may pay a packet: it is missing, waits for approval, or can pay. */
  company: 'missing' | 'waiting' | 'can-pay';
  form: {
    action: string;
    orderKey: string;
    creditsKey: string;
    total: number;
    rest: number;
    currency: PriceList['currency'];
  };
  credits: { pay: 'all' | 'part' | 'none'; cost: number };
  method: Way;
  isShared: boolean;
  disabled: boolean;
}

/** The last button of the checkout: it goes to the bank, to the own company, or makes the order. */
export function PayAction({ payment, company, form, credits, method, isShared, disabled }: PayActionProps) {
  const site = useSite();
  const { t, money } = useMessages();
  const { action, orderKey, creditsKey, total, rest, currency } = form;
  if (payment) return <ToBank {...payment} />;

  if (company !== 'can-pay') {
    return (
      <Button variant="primary" size="large" href={pagePath(site, 'ownCompany', {})} block>
        {t(company === 'missing' ? 'own-company.register' : 'own-company.title')}
      </Button>
    );
  }

  return (
    <PayForm
      id={checkoutFormId}
      action={action}
      order={{ key: orderKey, total }}
      credits={{ ...credits, rest, key: creditsKey }}
    >
      <PayButton
        method={method}
        isShared={isShared}
        credits={credits}
        sums={{ total: money(total, currency), rest: money(rest, currency) }}
        disabled={disabled}
      />
    </PayForm>
  );
}

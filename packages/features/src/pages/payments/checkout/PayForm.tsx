import type { StartedPayment } from '@volan/api-contract';
import { Button } from '@volan/ui/Button';
import { lockIcon } from '@volan/ui/icons';
import { useEffect, useRef, type ReactNode } from 'react';
import { useMessages } from '../../../runtime/site/useMessages.ts';

export interface PayFormProps {
  id: string;
  action: string;
  /** The id of the order that is made, and its shown price in minor units. */
  order: { readonly key: string; readonly total: number };
  /** The part that credits pay and its cost, the money that is left, and the id of their payment. */
  credits: {
    readonly pay: 'all' | 'part' | 'none';
    readonly cost: number;
    readonly rest: number;
    readonly key: string;
  };
  /** The button. */
  children: ReactNode;
}

/** Makes the order at the shown prices; the ways to pay are outside of it. */
export function PayForm({ id, action, order, credits, children }: PayFormProps) {
  return (
    <form id={id} method="post" action={action} noValidate>
      <input type="hidden" name="form" value="pay" />
      <input type="hidden" name="key" value={order.key} />
      <input type="hidden" name="total" value={order.total} />
      {credits.pay === 'part' && <input type="hidden" name="rest" value={credits.rest} />}
      {credits.pay === 'all' && <input type="hidden" name="credits_key" value={credits.key} />}
      {credits.pay !== 'none' && <input type="hidden" name="credits" value={credits.cost} />}
      {children}
    </form>
  );
}

/** The form that the browser posts to the bank. */
export type BankForm = NonNullable<StartedPayment['form']>;

/** Where the browser goes to the bank: by itself, or by one press where no script runs. */
export function ToBank({ action, fields }: BankForm) {
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

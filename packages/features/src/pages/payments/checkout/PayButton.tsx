import { Button } from '@volan/ui/Button';
import { useHydrated } from '@volan/ui/hydrated';
import { coinsIcon, lockIcon, qrCodeIcon } from '@volan/ui/icons';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import type { Way } from './PaymentMethods.tsx';

export interface PayButtonProps {
  /** The chosen way to pay. */
  method: Way;
  /** What credits can pay: all of it, the lines that they can, or nothing. */
  credits: { readonly pay: 'all' | 'part' | 'none'; readonly cost: number };
  /** Credits pay their part, the chosen way the rest. */
  isShared: boolean;
  /** What all of it costs in money, and what is left where credits pay their part, as shown. */
  sums: { readonly total: string; readonly rest: string };
  disabled: boolean;
}

const icons = { card: lockIcon, transfer: qrCodeIcon, credits: coinsIcon };

/**
 * Pays; it says what is paid. Without a script it stays while another way is chosen, and says what each costs. [M41]
 */
export function PayButton({ method, credits: { pay, cost: count }, isShared, sums, disabled }: PayButtonProps) {
  const { t } = useMessages();
  const inBrowser = useHydrated();
  const label = () => {
    if (!inBrowser && pay !== 'none' && method !== 'credits') {
      const otherwise = `${t('product.or-credits', { count })}${pay === 'part' ? ` + ${sums.rest}` : ''}`;
      return `${t('checkout.pay', { amount: sums.total })} ${otherwise}`;
    }
    if (method === 'credits') return t('cart.pay-credits', { count });
    if (isShared) {
      return method === 'card'
        ? t('checkout.pay-both', { count, amount: sums.rest })
        : t('checkout.order-both', { count });
    }

    return method === 'card' ? t('checkout.pay', { amount: sums.total }) : t('checkout.order-transfer');
  };

  return (
    <Button type="submit" variant="primary" size="large" icon={icons[method]} disabled={disabled} block>
      {label()}
    </Button>
  );
}

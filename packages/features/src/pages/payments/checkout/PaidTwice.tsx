import type { Order } from '@volan/api-contract';
import { Alert } from '@volan/ui/Alert';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { paidTwice } from './tryStands.ts';

/** Says of an order that was paid twice what is being given back, or was; of another one nothing. [M43, T10] */
export function PaidTwice({ order }: { order: Pick<Order, 'tries' | 'total' | 'currency'> }) {
  const { t, money } = useMessages();
  const { waiting, returned } = paidTwice(order);
  if (waiting === 0 && returned === 0) return null;

  return (
    <Alert tone={waiting > 0 ? 'caution' : 'info'}>
      {waiting > 0
        ? t('payment.twice', { amount: money(waiting, order.currency) })
        : t('payment.twice-returned', { amount: money(returned, order.currency) })}
    </Alert>
  );
}

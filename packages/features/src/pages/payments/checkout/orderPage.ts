import type { Order } from '@volan/api-contract';

/** The state of an order, in the words of its buyer. */
export type OrderOutcome = 'received' | 'review' | 'waiting' | 'authorised' | 'transfer' | 'cancelled' | 'failed';

/** The state of paying an order: `waiting` for the bank, `authorised` until the money is captured, `transfer` for
 * money that its buyer sends. [B33, B34] */
export function outcomeOf({ state, tries, is_waiting: isWaiting, waits_until: until }: Order): OrderOutcome {
  if (state === 'captured' || state === 'refunded') return 'received';
  if (tries.some((each) => each.state === 'review')) return 'review';
  if (isWaiting) return 'waiting';
  if (state === 'authorised') return 'authorised';
  if (until !== null) return 'transfer';

  return state === 'cancelled' ? 'cancelled' : 'failed';
}

const pages = {
  received: 'paymentSuccess',
  review: 'paymentSuccess',
  waiting: 'paymentSuccess',
  authorised: 'paymentSuccess',
  transfer: 'paymentSlip',
  cancelled: 'paymentError',
  failed: 'paymentError',
} as const satisfies Record<OrderOutcome, string>;

/** The page of an order, by its state. */
export const orderPage = (order: Order) => pages[outcomeOf(order)];

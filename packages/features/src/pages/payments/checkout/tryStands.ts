import type { Order } from '@volan/api-contract';

/** After how long a try is so old that its buyer has surely left the page of the bank, in milliseconds. */
const leftAfterMs = 900_000;

/** Whether the try that the bank is silent about began so long ago that another one is offered at once. */
export const isTryLeft = ({ tries, is_waiting: isWaiting }: Pick<Order, 'tries' | 'is_waiting'>, now: number) =>
  isWaiting && now - Date.parse(tries.at(-1)?.created_at ?? '') > leftAfterMs;

/**
 * The last digits of the card of the try that paid, or of the open one: `•••• 1111`; null if the bank has not sent
 * them.
 */
export function cardOf({ tries }: Pick<Order, 'tries'>): string | null {
  const current = tries.findLast(({ state }) => state === 'paid' || state === 'authorised') ?? tries.at(-1);
  return current?.card?.replace(/^.*(\d{4})$/, '•••• $1') ?? null;
}

/**
 * Money that came a second time for a paid order, in minor units: the part that is still to be given back, and the part
 * that was.
 */
export function paidTwice({ tries, total }: Pick<Order, 'tries' | 'total'>) {
  const sumOf = (state: Order['tries'][number]['state']) =>
    tries.filter((each) => each.reason === 'paid-twice' && each.state === state).length * total;
  return { waiting: sumOf('review'), returned: sumOf('refunded') };
}

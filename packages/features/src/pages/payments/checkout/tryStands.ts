import type { Order } from '@volan/api-contract';

/** After how long a try is so old that its buyer has surely left the page of the bank, in milliseconds. */
const leftAfterMs = 900_000;

/** Whether the try that the bank is silent about began so long ago that another one is offered at once. */
export const isTryLeft = ({ tries, is_waiting: isWaiting }: Pick<Order, 'tries' | 'is_waiting'>, now: number) =>
  isWaiting && now - Date.parse(tries.at(-1)?.created_at ?? '') > leftAfterMs;

/** The last digits of the card of the try that paid, or of the one that stands: `•••• 1111`; null where the bank has told none. */
export function cardOf({ tries }: Pick<Order, 'tries'>): string | null {
  const current = tries.findLast(({ state }) => state === 'paid' || state === 'authorised') ?? tries.at(-1);
  return current?.card?.replace(/^.*(\d{4})$/, '•••• $1') ?? null;
}

/** Money that came for a paid order once more, in minor units: what is still to be given back, and what was. */
export function paidTwice({ tries, total }: Pick<Order, 'tries' | 'total'>) {
  const sumOf = (state: Order['tries'][number]['state']) =>
    tries.filter((each) => each.reason === 'paid-twice' && each.state === state).length * total;
  return { waiting: sumOf('review'), returned: sumOf('refunded') };
}

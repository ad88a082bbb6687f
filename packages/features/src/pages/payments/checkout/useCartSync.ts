import { useEffect } from 'react';

/** Brings the cart of this browser together with the account's, from which an order has taken its items. [F19] */
export function useCartSync(isOrdered: boolean) {
  useEffect(() => {
    if (isOrdered) void import('../../../blocks/collected/syncCollected.ts').then(({ syncNow }) => syncNow());
  }, [isOrdered]);
}

import type { CollectedLists } from '@volan/api-contract';
import { mergeCarts, mergeComparisons, mergeHistories } from '@volan/domain-rules';
import type { BrowserStore } from '../../runtime/browser/browserStore.ts';
import { cartStore } from '../cart/cartStore.ts';
import { compareStore } from '../compare/compareStore.ts';
import { favouriteStores } from '../favourites/favouriteStores.ts';
import { offlineFavouritesStore } from '../favourites/offlineFavouritesStore.ts';
import { historyStore } from '../history/historyStore.ts';
import { ownerStore } from './ownerStore.ts';

/** The lists that belong to an account. */
const stores: readonly Pick<BrowserStore<unknown>, 'subscribe' | 'clear'>[] = [compareStore, historyStore, cartStore];

/** The lists of this browser. */
export const readLists = () =>
  ({
    compared: compareStore.read(),
    history: historyStore.read(),
    cart: cartStore.read(),
  }) as unknown as CollectedLists;

/** The same as text: equal texts are equal lists. */
export const listsText = () => JSON.stringify(readLists());

/** Keeps lists of the account; `added` came in this browser meanwhile. */
export function writeLists(lists: CollectedLists, added?: CollectedLists): void {
  const { compared, history, cart } = added
    ? {
        compared: mergeComparisons(lists.compared, added.compared),
        history: mergeHistories(lists.history, added.history),
        cart: mergeCarts(lists.cart, added.cart),
      }
    : lists;
  writeChanged(compareStore, compared);
  writeChanged(historyStore, history);
  writeChanged(cartStore, cart);
}

/** Listeners hear only of what is new. */
function writeChanged<Value>({ read, write, parse }: BrowserStore<Value>, value: unknown): void {
  const next = parse(value);
  if (JSON.stringify(next) !== JSON.stringify(read())) write(next);
}

/** Calls the listener after every change of a list. */
export function subscribeToLists(listener: () => void): void {
  for (const { subscribe } of stores) subscribe(listener);
}

/**
 * Forgets what this browser keeps of a person, so that the next one at the same device finds nothing of it. The owner
 * goes first: emptied lists of a known owner would empty the account's too. [B05, F03]
 */
export function forgetLists(): void {
  ownerStore.clear();
  for (const store of [...stores, ...Object.values(favouriteStores), offlineFavouritesStore]) store.clear();
}

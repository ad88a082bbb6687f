import { cartStore } from '../../../blocks/cart/cartStore.ts';
import { compareStore } from '../../../blocks/compare/compareStore.ts';
import { historyStore } from '../../../blocks/history/historyStore.ts';

/**
 * Forgets what this browser keeps of a person, so that the next one at the same device finds nothing of it. How the site
 * looks and speaks stays. It never fails, whatever the server says. [F03]
 */
export function forgetVisitor() {
  for (const store of [cartStore, compareStore, historyStore]) {
    store.clear();
  }
}

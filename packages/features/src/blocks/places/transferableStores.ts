import { mergeCarts, mergeComparisons, mergeHistories } from '@volan/domain-rules';
import type { BrowserStore } from '../../runtime/browser/browserStore.ts';
import { cartStore } from '../cart/cartStore.ts';
import { compareStore } from '../compare/compareStore.ts';
import { historyStore } from '../history/historyStore.ts';

/** A list of a visitor that follows them to another country. */
interface TransferableStore {
  /** Returns the value to pass on; `undefined` for nothing. */
  readonly give: () => unknown;
  /** Takes what arrives: only what the store itself could have kept. */
  readonly take: (arriving: unknown) => void;
}

function transferable<Value>(
  { read, write, parse, empty }: BrowserStore<Value>,
  merge: (own: Value, arriving: Value) => Value,
): TransferableStore {
  return {
    give: () => (JSON.stringify(read()) === JSON.stringify(empty) ? undefined : read()),
    take: (arriving) => write(merge(read(), parse(arriving))),
  };
}

/** The lists of a visitor without an account, by name. [T08b] */
export const transferableStores: Readonly<Record<string, TransferableStore>> = {
  compare: transferable(compareStore, mergeComparisons),
  history: transferable(historyStore, mergeHistories),
  cart: transferable(cartStore, mergeCarts),
};

import { mergeCarts, mergeComparisons, mergeHistories } from '@volan/domain-rules';
import type { BrowserStore } from '../../runtime/browser/browserStore.ts';
import { cartStore } from '../cart/cartStore.ts';
import { compareStore } from '../compare/compareStore.ts';
import { historyStore } from '../history/historyStore.ts';

/** A list of a visitor that follows him to another country. */
interface Belonging {
  /** What goes along; `undefined` for nothing. */
  readonly give: () => unknown;
  /** Takes what arrives: only what the store itself could have kept. */
  readonly take: (arriving: unknown) => void;
}

function belonging<Value>(
  { read, write, parse, empty }: BrowserStore<Value>,
  merge: (own: Value, arriving: Value) => Value,
): Belonging {
  return {
    give: () => (JSON.stringify(read()) === JSON.stringify(empty) ? undefined : read()),
    take: (arriving) => write(merge(read(), parse(arriving))),
  };
}

/** What a visitor without an account has gathered, by name. [T08b] */
export const belongings: Readonly<Record<string, Belonging>> = {
  compare: belonging(compareStore, mergeComparisons),
  history: belonging(historyStore, mergeHistories),
  cart: belonging(cartStore, mergeCarts),
};

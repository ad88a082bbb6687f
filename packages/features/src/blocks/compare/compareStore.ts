import {
  addToCompare,
  noCompareLists,
  noteCompared,
  removeFromCompare,
  type CompareEntry,
  type CompareLists,
  type CompareOutcome,
} from '@volan/domain-rules';
import { browserStore } from '../../runtime/browser/browserStore.ts';
import { readCompareLists } from './readCompareLists.ts';

/** The compared ads of the visitor, by category. Its badge shows `countCompared`. [F15, F16, E11] */
export const compareStore = browserStore<CompareLists>({
  key: 'compare',
  empty: noCompareLists,
  parse: readCompareLists,
});

/** Adds an ad to the comparison of its category. The outcome is the key of a message. [F12, K03] */
export function addCompared(entry: CompareEntry): CompareOutcome {
  const { outcome, compared } = addToCompare(compareStore.read(), entry);
  if (outcome === 'compare-added') {
    compareStore.write(compared);
  }
  return outcome;
}

/** Removes one ad from its comparison. [F13, T16] */
export const removeCompared = (id: number) => compareStore.write(removeFromCompare(compareStore.read(), id));

/** Stores a remark on a compared ad. [N07] */
export const keepNote = (id: number, note: string) => compareStore.write(noteCompared(compareStore.read(), id, note));

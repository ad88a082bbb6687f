import type { CompareEntry } from '@volan/domain-rules';
import { fixtures } from '@volan/mocks';
import { entryOf } from '../blocks/compare/entryOf.ts';
import { addCompared, compareStore } from '../blocks/compare/compareStore.ts';

/** Cars of the fixtures as a browser keeps them, and what else a story asks for. */
export const keptAds = (count: number, more: Partial<CompareEntry> = {}) =>
  fixtures
    .ads('rs')
    .filter(({ kind }) => kind === 'auto')
    .slice(0, count)
    .map((ad): CompareEntry => ({ ...entryOf(ad), ...more }));

/** The category that the cars of the fixtures belong to. */
export const keptCategory = () => keptAds(1)[0]?.categoryId ?? 0;

/** Fills the comparison of a browser at the start of a story; returns a function that clears it. */
export function compareAtFirst(ads: readonly CompareEntry[]) {
  compareStore.clear();
  ads.forEach(addCompared);
  return compareStore.clear;
}

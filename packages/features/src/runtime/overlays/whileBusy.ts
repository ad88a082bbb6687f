import type { BusyWords } from './coverPage.tsx';
import { loadLate } from './lateStyles.ts';

/**
 * Does something that must not be disturbed: the whole page is covered and takes no input until it has ended, well or
 * not. Gives what the work gives. [C51]
 */
export async function whileBusy<Result>(work: () => Promise<Result>, words: BusyWords = {}): Promise<Result> {
  const cover = await loadLate(() => import('./coverPage.tsx'))
    .then(({ coverPage }) => coverPage(words))
    .catch(() => null);
  try {
    return await work();
  } finally {
    cover?.();
  }
}

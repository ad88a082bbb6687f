import { loadLate } from './lateStyles.ts';

/** What is being waited for. */
export interface BusyWords {
  /** "Prelazimo na stranicu banke". @default "Sačekajte trenutak" */
  title?: string;
  /** What to do meanwhile: "Ne zatvarajte prozor." */
  text?: string;
}

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

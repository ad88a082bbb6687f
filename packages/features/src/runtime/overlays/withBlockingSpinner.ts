import type { SpinnerLabels } from './blockingSpinner.tsx';
import { loadLate } from './lateStyles.ts';

/**
 * Does something that must not be disturbed: the whole page is covered and takes no input until it has ended, well or
 * not. Gives what the work gives. [C51]
 */
export async function withBlockingSpinner<Result>(
  work: () => Promise<Result>,
  labels: SpinnerLabels = {},
): Promise<Result> {
  const cover = await loadLate(() => import('./blockingSpinner.tsx'))
    .then(({ blockingSpinner }) => blockingSpinner(labels))
    .catch(() => null);
  try {
    return await work();
  } finally {
    cover?.();
  }
}

import { loadLate } from './lateStyles.ts';
import type { TwoWays } from './showTwoWays.tsx';

/** Offers two ways from anywhere and calls the one that is taken; leaving it takes neither. Resolves when it has gone. [C49] */
export async function offerTwoWays(ways: TwoWays): Promise<void> {
  const { showTwoWays } = await loadLate(() => import('./showTwoWays.tsx'));
  await showTwoWays(ways);
}

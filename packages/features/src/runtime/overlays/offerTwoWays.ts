import type { ModalWay } from '@volan/ui/TwoButtonModal';
import { loadLate } from './lateStyles.ts';

/** A choice of two ways, both good. */
export interface TwoWays {
  title: string;
  text: string;
  /** What most readers want: "Sačuvaj i izađi". */
  primary: ModalWay;
  /** The other way: "Izađi bez čuvanja". */
  secondary: ModalWay;
}

/** Offers two ways from anywhere and calls the one that is taken; leaving it takes neither. Resolves when it has gone. [C49] */
export async function offerTwoWays(ways: TwoWays): Promise<void> {
  const { showTwoWays } = await loadLate(() => import('./showTwoWays.tsx'));
  await showTwoWays(ways);
}

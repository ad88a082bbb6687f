import { useEffect, useEffectEvent } from 'react';
import type { AskingProps } from '../../runtime/hydration/withQueries.tsx';
import { tellSeen } from './tellSeen.ts';

export interface SeenAdsProps extends AskingProps {
  /** Ids of the ads of the list, with spaces between them. */
  ids: string;
}

/** Tells once for each list that its ads were shown; shows nothing. Robots run no scripts. [P39] */
export function SeenAdsIsland({ ids, asking }: SeenAdsProps) {
  const tell = useEffectEvent((list: string) =>
    tellSeen({ ids: list.split(' ').map(Number), where: 'results' }, asking),
  );

  useEffect(() => tell(ids), [ids]);

  return null;
}

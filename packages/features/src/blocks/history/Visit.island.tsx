import { useEffect } from 'react';
import { historyMoment } from './historyMoment.ts';
import { recordVisit } from './historyStore.ts';

export interface VisitIslandProps {
  /** The stored data of the ad. */
  visit: { img: string; title: string; price: string; path: string };
  /** Value of `lang`, for the day and the time. */
  tag: string;
  timeZone: string;
}

/** Remembers in this browser that an ad was visited; shows nothing. [E10, F17] */
export function VisitIsland({ visit, tag, timeZone }: VisitIslandProps) {
  const { img, title, price, path } = visit;

  useEffect(() => {
    const ts = Date.now();
    recordVisit({ img, title, price, path, ...historyMoment(ts, tag, timeZone), ts });
  }, [img, title, price, path, tag, timeZone]);

  return null;
}

import { HistoryStrip, type ViewedAd } from '@volan/ui/HistoryStrip';
import { useState } from 'react';
import { useBrowserStore } from '../browser/browserStore.ts';
import type { HistoryEntry } from './HistoryEntry.ts';
import { recentDay } from './historyMoment.ts';
import { historyStore } from './historyStore.ts';

/** How many visited ads one row may hold: a desktop shows five, a phone swipes. */
const shown = 10;

export interface RecentlyViewedPartProps {
  id: string;
  title: string;
  /** Way to the whole history; absent while there is none. */
  all?: { label: string; href: string };
  texts: { today: string; yesterday: string; noPicture: string };
  timeZone: string;
}

function viewedAd(entry: HistoryEntry, { texts, timeZone }: RecentlyViewedPartProps, now: number): ViewedAd {
  const day = recentDay(entry.ts, now, timeZone);
  return {
    href: entry.path,
    title: entry.title,
    price: entry.price,
    picture: entry.img === '' ? undefined : { src: entry.img, alt: '' },
    missingPicture: { outline: 'hatch', label: texts.noPicture },
    date: day === null ? entry.date : texts[day],
    time: entry.time,
    dateTime: new Date(entry.ts).toISOString(),
  };
}

/** The ads that were visited last, from this browser; nothing where there are none. [M50] */
export function RecentlyViewedPart(props: RecentlyViewedPartProps) {
  const history = useBrowserStore(historyStore);
  const [now] = useState(() => Date.now());
  const [first, ...others] = history.slice(0, shown).map((entry) => viewedAd(entry, props, now));
  const { id, title, all } = props;
  return first ? <HistoryStrip {...{ id, title, all }} ads={[first, ...others]} /> : null;
}

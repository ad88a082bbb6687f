import type { ViewedAd } from '@volan/ui/HistoryStrip';
import type { HistoryEntry } from './HistoryEntry.ts';
import { recentDay } from './historyMoment.ts';

/** The texts of a visited ad. */
export interface ViewedTexts {
  readonly texts: { readonly today: string; readonly yesterday: string; readonly noPicture: string };
  readonly timeZone: string;
}

/** A visited ad, ready to read at a moment in milliseconds. [C36] */
export function viewedAd(entry: HistoryEntry, { texts, timeZone }: ViewedTexts, now: number): ViewedAd {
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

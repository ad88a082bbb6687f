import { fixtureNow } from '@volan/mocks';
import type { HistoryEntry } from '../blocks/history/HistoryEntry.ts';
import { historyStore, recordVisit } from '../blocks/history/historyStore.ts';

/** A visit for stories; later numbers are older. */
export const visit = (number: number, more: Partial<HistoryEntry> = {}): HistoryEntry => ({
  img: `/img/${100 + number}?w=240`,
  title: `Škoda Octavia ${number}`,
  price: '12.450 €',
  path: `/auto-oglasi/${number}/skoda-octavia`,
  date: '12. 10. 2026.',
  time: '10:42',
  ts: fixtureNow.getTime() - number * 3_600_000,
  ...more,
});

/** Fills the history of a browser at the start of a story; returns a function that clears it. */
export function rememberVisits(...visits: HistoryEntry[]) {
  historyStore.clear();
  visits.forEach(recordVisit);
  return historyStore.clear;
}

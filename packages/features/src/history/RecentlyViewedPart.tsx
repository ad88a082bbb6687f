import { HistoryStrip } from '@volan/ui/HistoryStrip';
import { useState } from 'react';
import { useBrowserStore } from '../browser/browserStore.ts';
import { historyStore } from './historyStore.ts';
import { viewedAd, type ViewedWords } from './viewedAd.ts';

/** How many visited ads one row may hold: a desktop shows five, a phone swipes. */
const shown = 10;

export interface RecentlyViewedPartProps extends ViewedWords {
  id: string;
  title: string;
  /** Way to the whole history; absent while there is none. */
  all?: { label: string; href: string };
}

/** The ads that were visited last, from this browser; nothing where there are none. [M50] */
export function RecentlyViewedPart(props: RecentlyViewedPartProps) {
  const history = useBrowserStore(historyStore);
  const [now] = useState(() => Date.now());
  const [first, ...others] = history.slice(0, shown).map((entry) => viewedAd(entry, props, now));
  const { id, title, all } = props;
  return first ? <HistoryStrip {...{ id, title, all }} ads={[first, ...others]} /> : null;
}

import { HistoryStrip } from '@volan/ui/HistoryStrip';
import { useState } from 'react';
import type { HistoryEntry } from './HistoryEntry.ts';
import { viewedAd, type ViewedTexts } from './viewedAd.ts';

/** How many visited ads one row may hold: a desktop shows five, a phone swipes. */
const shown = 10;

export interface RecentlyViewedIslandProps extends ViewedTexts {
  id: string;
  title: string;
  /** Link to the whole history; absent while the history is empty. */
  all?: { label: string; href: string };
}

export interface ViewedStripProps extends RecentlyViewedIslandProps {
  history: readonly HistoryEntry[];
}

/** Visited ads in a row; nothing without visited ads. */
export function ViewedStrip({ history, ...props }: ViewedStripProps) {
  const [now] = useState(() => Date.now());
  const [first, ...others] = history.slice(0, shown).map((entry) => viewedAd(entry, props, now));
  const { id, title, all } = props;

  return first ? <HistoryStrip id={id} title={title} all={all} ads={[first, ...others]} /> : null;
}

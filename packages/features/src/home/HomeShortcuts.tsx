import { FastSearchRow, type FastSearch } from '@volan/ui/FastSearchRow';
import { fastSearchEntries } from '../shell/shellLinks.ts';
import { useSite } from '../site/SiteProvider.tsx';
import { useWords } from '../site/useWords.ts';
import { countOf } from './countOf.ts';
import { shortcutCount, type Counted } from './shortcutCount.ts';

export interface HomeShortcutsProps {
  /** The numbers of the category; `null` where they could not be read: the ways stand without them. */
  counted: Counted | null;
}

/** The shortcuts of the fast search, each with the number of ads behind it. [B45-B51, C11] */
export function HomeShortcuts({ counted }: HomeShortcutsProps) {
  const site = useSite();
  const words = useWords();
  const shortcuts = fastSearchEntries(site, words).map(({ label, href, icon }): FastSearch => {
    const count = counted && shortcutCount(href, counted);
    return {
      label,
      href,
      icon: icon ?? 'zap',
      ...countOf(count, words),
    };
  });
  return <FastSearchRow label={words.t('shell.fast-search')} shortcuts={shortcuts} />;
}

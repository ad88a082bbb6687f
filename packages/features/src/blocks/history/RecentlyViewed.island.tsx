import { useEffect, useState, type ComponentType } from 'react';
import { useBrowserStore } from '../../runtime/browser/browserStore.ts';
import { loadLate } from '../../runtime/overlays/lateStyles.ts';
import { historyStore } from './historyStore.ts';
import type { RecentlyViewedIslandProps, ViewedStripProps } from './ViewedStrip.tsx';

/**
 * The ads that were visited last, from this browser; nothing if there are none. Its code loads only for visitors who
 * have visited one. [M50]
 */
export function RecentlyViewedIsland(props: RecentlyViewedIslandProps) {
  const history = useBrowserStore(historyStore);
  const [Strip, setStrip] = useState<ComponentType<ViewedStripProps> | null>(null);
  const isWanted = history.length > 0;

  useEffect(() => {
    if (isWanted) {
      // A lost network: the page works without it.
      loadLate(() => import('./ViewedStrip.tsx')).then(
        (loaded) => setStrip(() => loaded.ViewedStrip),
        () => {},
      );
    }
  }, [isWanted]);

  return Strip && <Strip {...props} history={history} />;
}

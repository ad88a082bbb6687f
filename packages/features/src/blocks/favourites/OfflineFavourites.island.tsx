import { useEffect, useState, type ComponentType } from 'react';
import { useBrowserStore } from '../../runtime/browser/browserStore.ts';
import { loadLate } from '../../runtime/overlays/lateStyles.ts';
import type { RecentlyViewedIslandProps, ViewedStripProps } from '../history/ViewedStrip.tsx';
import { offlineFavouritesStore, ownOfflineFavourites } from './offlineFavouritesStore.ts';

/** The saved ads of the signed-in user from this browser; nothing if there are none. [N13] */
export function OfflineFavouritesIsland(props: RecentlyViewedIslandProps) {
  const stored = useBrowserStore(offlineFavouritesStore);
  const [Strip, setStrip] = useState<ComponentType<ViewedStripProps> | null>(null);
  const isWanted = stored.ads.length > 0;

  useEffect(() => {
    if (isWanted) {
      loadLate(() => import('../history/ViewedStrip.tsx')).then(
        (loaded) => setStrip(() => loaded.ViewedStrip),
        () => {},
      );
    }
  }, [isWanted]);

  return Strip && <Strip {...props} history={ownOfflineFavourites(stored)} />;
}

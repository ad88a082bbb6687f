import { pushOverlayFor } from '@volan/ui/overlayRules';
import { browserStore } from '../../runtime/browser/browserStore.ts';
import { loadLate } from '../../runtime/overlays/lateStyles.ts';
import type { FirstVisitOverlay } from '../../runtime/overlays/firstVisit.ts';

/**
 * Whether the visitor has wanted notifications in this browser: only then it is worth a word that they are blocked.
 * [F24]
 */
export const pushWantedStore = browserStore<boolean>({
  key: 'push-wanted',
  empty: false,
  parse: (kept) => kept === true,
});

/** Whether the visitor has read how to unblock them, and closed it. */
export const pushHelpClosedStore = browserStore<boolean>({
  key: 'push-help-closed',
  empty: false,
  parse: (kept) => kept === true,
});

/** Says how to unblock notifications: once, until the browser allows them and blocks them again. [C47, K04, T46] */
export const pushOverlay: FirstVisitOverlay = {
  wants: () => {
    const isBlocked = 'Notification' in window && pushOverlayFor(Notification.permission) === 'blocked';
    if (!isBlocked && pushHelpClosedStore.read()) {
      pushHelpClosedStore.clear();
    }
    return isBlocked && pushWantedStore.read() && !pushHelpClosedStore.read();
  },
  show: async () => {
    const { helpWithPush } = await loadLate(() => import('./helpWithPush.tsx'));
    await helpWithPush();
    pushHelpClosedStore.write(true);
  },
};

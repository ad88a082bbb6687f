import { loadLate } from './lateStyles.ts';
import type { ToastRequest } from './toastRegion.tsx';

const region = () => loadLate(() => import('./toastRegion.tsx'));

/** Loads the place of messages before there is one: on the pointer that will cause it. */
export const prepareToasts = () => void region().catch(() => {});

/**
 * Shows a message at the lower edge of the page: it stands for 3 s, fades in 0.5 s, and waits while the visitor is on
 * it. From anywhere, on every page. [F20, C50, L34, T45]
 *
 * A message that leads to another page: `flashToast`.
 */
export function showToast(request: ToastRequest): void {
  region()
    .then(({ show }) => show(request))
    .catch(() => {
      // The network is gone, and the code of messages with it: the action itself is done.
    });
}

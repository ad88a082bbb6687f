import { loadLate } from '../../runtime/overlays/lateStyles.ts';

/** Opens the single choices of cookies, at any time: the footer of every page leads to them. */
export function openConsent(): void {
  loadLate(() => import('./chooseConsent.tsx'))
    .then(({ chooseConsent }) => chooseConsent())
    .catch(() => {
      // The network is gone; the page about cookies says how to try again.
    });
}

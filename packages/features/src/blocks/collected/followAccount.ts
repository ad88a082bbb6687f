import { signedInUser } from '../../runtime/browser/signedInUser.ts';
import { ownerStore } from './ownerStore.ts';

/** Lets the lists of this browser follow the account; a visitor loads nothing for it. Once a page. [F19, T08b] */
export function followAccount(): void {
  if (signedInUser() === null && ownerStore.read().user === null) return;

  import('./syncCollected.ts').then(
    ({ keepInStep }) => keepInStep(),
    () => {},
  );
}

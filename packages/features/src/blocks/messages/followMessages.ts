import { signedInUser } from '../../runtime/browser/signedInUser.ts';

/** Keeps who is signed in up to date; a visitor loads nothing for it. */
export function followMessages(): void {
  if (signedInUser() === null) return;

  import('./live.ts').then(
    ({ goLive }) => goLive(),
    () => {},
  );
}

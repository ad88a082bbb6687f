import { signedInUser } from '../../runtime/browser/signedInUser.ts';
import { pushSupport } from './pushSupport.ts';

/**
 * Tells the server once a visit where this browser takes notifications, if it may; others load nothing for it. [F24]
 */
export function followPush(): void {
  if (signedInUser() === null || pushSupport() !== 'ready' || Notification.permission !== 'granted') return;

  import('./tellPush.ts').then(
    ({ tellPush }) => tellPush(),
    () => {},
  );
}

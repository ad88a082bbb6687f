import { overlayMessages } from './overlayMessages.ts';
import { showToast } from './showToast.ts';

/**
 * Says over a page with typed text that its session ended; it stays until it is closed. Without a network nothing is
 * said, and the next call tries again. [K01]
 *
 * @param leave leads to signing in
 */
export function showSignedOut(leave: () => void): void {
  overlayMessages()
    .then((messages) =>
      showToast({
        text: messages('overlays.signed-out'),
        tone: 'error',
        action: { label: messages('overlays.sign-in'), onClick: leave },
      }),
    )
    .catch(() => {});
}

import { PushOverlay } from '@volan/ui/PushOverlay';
import { mountOverlay } from '../../runtime/overlays/mountOverlay.ts';
import { overlayMessages } from '../../runtime/overlays/overlayMessages.ts';

/** Says how to unblock notifications, until it is closed. [C47, K04] */
export async function helpWithPush(): Promise<void> {
  const messages = await overlayMessages();
  await new Promise<void>((resolve) => {
    const overlay = mountOverlay(
      <PushOverlay
        id="push-help"
        open
        state="blocked"
        title={messages('overlays.push-title')}
        text={messages('overlays.push-text')}
        steps={[messages('overlays.push-open-lock'), messages('overlays.push-allow'), messages('overlays.push-reload')]}
        closeLabel={messages('close')}
        onClose={() => {
          overlay.remove();
          resolve();
        }}
      />,
    );
  });
}

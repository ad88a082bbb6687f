import { PushOverlay } from '@volan/ui/PushOverlay';
import { mountOverlay } from '../../runtime/overlays/mountOverlay.ts';
import { overlayWords } from '../../runtime/overlays/overlayWords.ts';

/** Says how to unblock notifications, until it is closed. [C47, K04] */
export async function helpWithPush(): Promise<void> {
  const words = await overlayWords();
  await new Promise<void>((resolve) => {
    const overlay = mountOverlay(
      <PushOverlay
        id="push-help"
        open
        state="blocked"
        title={words('overlays.push-title')}
        text={words('overlays.push-text')}
        steps={[words('overlays.push-open-lock'), words('overlays.push-allow'), words('overlays.push-reload')]}
        closeLabel={words('close')}
        onClose={() => {
          overlay.remove();
          resolve();
        }}
      />,
    );
  });
}

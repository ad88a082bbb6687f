import { SpinnerOverlay } from '@volan/ui/SpinnerOverlay';
import { mountOverlay } from './mountOverlay.ts';
import { overlayMessages } from './overlayMessages.ts';

/** The texts of the spinner. */
export interface SpinnerLabels {
  /** "Prelazimo na stranicu banke". @default "Sačekajte trenutak" */
  title?: string;
  /** What to do meanwhile: "Ne zatvarajte prozor." */
  text?: string;
}

/** Covers the page; returns a function that uncovers it. The focus then returns to its former element. [C51] */
export async function blockingSpinner({ title, text }: SpinnerLabels): Promise<() => void> {
  const messages = await overlayMessages();
  const cover = (open: boolean) => (
    <SpinnerOverlay id="busy" open={open} title={title ?? messages('overlays.busy')} {...(text && { text })} />
  );
  const overlay = mountOverlay(cover(true));

  return () => {
    overlay.draw(cover(false));
    overlay.remove();
  };
}

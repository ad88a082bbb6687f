import { SpinnerOverlay } from '@volan/ui/SpinnerOverlay';
import { drawOverlay } from './drawOverlay.ts';
import { overlayWords } from './overlayWords.ts';

/** What is being waited for. */
export interface BusyWords {
  /** "Prelazimo na stranicu banke". @default "Sačekajte trenutak" */
  title?: string;
  /** What to do meanwhile: "Ne zatvarajte prozor." */
  text?: string;
}

/** Covers the page; returns what uncovers it. The focus is then where it was. [C51] */
export async function coverPage({ title, text }: BusyWords): Promise<() => void> {
  const words = await overlayWords();
  const cover = (open: boolean) => (
    <SpinnerOverlay id="busy" open={open} title={title ?? words('overlays.busy')} {...(text && { text })} />
  );
  const overlay = drawOverlay(cover(true));
  return () => {
    overlay.draw(cover(false));
    overlay.remove();
  };
}

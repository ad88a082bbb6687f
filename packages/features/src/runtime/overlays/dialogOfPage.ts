import type { ReactNode } from 'react';
import { mountOverlay, type MountedOverlay } from './mountOverlay.ts';

/**
 * A dialog that a page has once: rendered closed before it is needed, then opened, removed when it is closed. Returns
 * the function that renders it; `content` gets the function to call when it is closed.
 */
export function dialogOfPage() {
  let drawn: { readonly overlay: MountedOverlay; readonly isWanted: boolean } | null = null;
  return (open: boolean, content: (onClose: () => void) => ReactNode): void => {
    if (drawn && !open) {
      return;
    }
    // Browsers report the end of a dialog some time later: a visitor who opens it in between gets a new one.
    const isOver = drawn?.isWanted === true && !drawn.overlay.isOpen();
    if (isOver) {
      drawn?.overlay.remove();
    }
    const overlay = (!isOver && drawn?.overlay) || mountOverlay(null);
    drawn = { overlay, isWanted: open };
    overlay.draw(
      content(() => {
        if (drawn?.overlay === overlay) drawn = null;
        overlay.remove();
      }),
    );
  };
}

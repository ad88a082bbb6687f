import { afterFrame } from './afterFrame.ts';

/**
 * Opens a dialog that takes over the page. It is drawn first, over the page, and the page comes to rest behind it a
 * moment later: browsers style all of a page anew when it rests, and a phone would show nothing until then.
 */
export function openModal(dialog: HTMLDialogElement): void {
  const { activeElement: opener, defaultView: view, hidden } = dialog.ownerDocument;
  if (dialog.open) {
    return;
  }
  // A page that nobody sees draws no frames.
  if (!view || hidden || !('popover' in dialog)) {
    dialog.showModal();
    return;
  }
  dialog.popover = 'manual';
  dialog.showPopover();
  dialog.setAttribute('open', '');
  afterFrame(dialog, () => void takeOver(dialog, opener));
}

/** Makes a drawn dialog the one thing that can be reached, unless it was closed or taken away since. */
async function takeOver(dialog: HTMLDialogElement, opener: Element | null) {
  // What has not begun to move yet would begin anew.
  await Promise.allSettled(dialog.getAnimations().map(({ ready }) => ready));
  const isWanted = dialog.isConnected && dialog.open;
  // Whoever was quicker has his place in it already.
  const { activeElement } = dialog.ownerDocument;
  const reached = activeElement instanceof HTMLElement && dialog.contains(activeElement) ? activeElement : null;
  // The browser gives the focus back to what has it when the page comes to rest. It moves while the dialog stands: between
  // the lines below nothing may ask where things are, or the dialog would appear anew.
  if (isWanted && opener instanceof HTMLElement) {
    opener.focus({ preventScroll: true });
  }
  dialog.popover = null;
  dialog.removeAttribute('open');
  if (isWanted) {
    dialog.showModal();
    reached?.focus({ preventScroll: true });
  }
}

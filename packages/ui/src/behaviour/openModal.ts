import { afterFrame } from './afterFrame.ts';

/**
 * Opens a modal dialog in two steps: first it is painted over the page, one frame later the page behind becomes inert.
 * Browsers recalculate the style of the whole page when it becomes inert, and a phone would show nothing until then.
 */
export function openModal(dialog: HTMLDialogElement): void {
  const { activeElement: opener, defaultView: view, hidden } = dialog.ownerDocument;
  if (dialog.open) {
    return;
  }
  // A hidden page has no frames.
  if (!view || hidden || !('popover' in dialog)) {
    dialog.showModal();
    return;
  }
  dialog.popover = 'manual';
  dialog.showPopover();
  dialog.setAttribute('open', '');
  dialog.addEventListener('command', closeBeforeModal);
  afterFrame(dialog, () => void takeOver(dialog, opener));
}

/**
 * Browsers leave a `close` command alone while the dialog is not modal yet: the press of a quick user would be lost.
 */
function closeBeforeModal(event: Event & { command?: string }) {
  const { currentTarget: dialog } = event;
  if (!(dialog instanceof HTMLDialogElement) || !event.command?.endsWith('close')) return;

  // All other listeners run first: a parent that holds the dialog may refuse.
  setTimeout(() => {
    if (!event.defaultPrevented) dialog.close();
  });
}

/** Makes an already painted dialog modal, unless it was closed or removed in the meantime. */
async function takeOver(dialog: HTMLDialogElement, opener: Element | null) {
  // An animation that has not started yet would start again.
  await Promise.allSettled(dialog.getAnimations().map(({ ready }) => ready));
  const isWanted = dialog.isConnected && dialog.open;
  // A quick user may have moved the focus into it already.
  const { activeElement } = dialog.ownerDocument;
  const reached = activeElement instanceof HTMLElement && dialog.contains(activeElement) ? activeElement : null;
  // On closing, the browser returns the focus to the element that had it when `showModal` was called, so the opener
  // gets it first. Nothing may read layout between the lines below, or the dialog would be seen to close and open
  // again.
  if (isWanted && opener instanceof HTMLElement) {
    opener.focus({ preventScroll: true });
  }
  dialog.removeEventListener('command', closeBeforeModal);
  dialog.popover = null;
  dialog.removeAttribute('open');
  if (isWanted) {
    dialog.showModal();
    reached?.focus({ preventScroll: true });
  }
}

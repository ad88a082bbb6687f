/** The dialog that a button with an invoker command controls, if it is one. */
export function dialogOf(button: Element | null): HTMLDialogElement | null {
  const id = button?.getAttribute('commandfor');
  const found = id ? button?.ownerDocument.getElementById(id) : null;
  return found instanceof HTMLDialogElement ? found : null;
}

/** Closes a dialog as Escape does: its page may keep it open. */
export function askToClose(dialog: HTMLDialogElement): void {
  if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) {
    dialog.close();
  }
}

/**
 * Opens and closes dialogs in browsers without invoker commands, and closes a dialog on a click outside it in browsers
 * without `closedby`.
 */
export function openDialogs(event: MouseEvent): void {
  const target = event.target instanceof Element ? event.target : null;
  const button = target?.closest('button[command]') ?? null;
  const dialog = dialogOf(button);
  if (dialog && !('commandForElement' in HTMLButtonElement.prototype)) {
    const command = button?.getAttribute('command');
    if (!dialog.dispatchEvent(Object.assign(new Event('command', { cancelable: true }), { command }))) {
      return;
    }
    if (command === 'close') {
      dialog.close();
    } else if (!dialog.open) {
      dialog.showModal();
    }
  }
  if (target instanceof HTMLDialogElement && target.open && !('closedBy' in HTMLDialogElement.prototype)) {
    // The backdrop belongs to the dialog: a click on it has the dialog itself as its target.
    const box = target.getBoundingClientRect();
    const inside =
      event.clientX >= box.left &&
      event.clientX <= box.right &&
      event.clientY >= box.top &&
      event.clientY <= box.bottom;
    if (!inside && target.getAttribute('closedby') === 'any') {
      askToClose(target);
    }
  }
}

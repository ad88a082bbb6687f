import { expect } from 'storybook/test';

/** A dialog that `openModal` shows is laid out alike before and after it says that it is open; it is closed again. */
export async function expectLaidOutOnce(dialog: HTMLDialogElement) {
  dialog.popover = 'manual';
  dialog.showPopover();
  const { display } = getComputedStyle(dialog);
  dialog.setAttribute('open', '');
  await expect(getComputedStyle(dialog).display).toBe(display);
  dialog.popover = null;
  dialog.removeAttribute('open');
}

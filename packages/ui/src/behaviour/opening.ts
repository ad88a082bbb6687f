/** The target of a button: a modal dialog, or a sheet or menu. */
export type Opens = { dialog: string } | { sheet: string };

/**
 * The attributes that let a button open something without JavaScript.
 *
 * A sheet is a native popover, a dialog opens by an invoker command; `installBehaviour` helps browsers
 * that do not know the command.
 */
export function opening(opens: Opens | undefined): object | undefined {
  return (
    opens &&
    ('sheet' in opens
      ? { popoverTarget: opens.sheet }
      : { command: 'show-modal', commandfor: opens.dialog, 'aria-haspopup': 'dialog' })
  );
}

/**
 * Marks a link whose page the site can show in a dialog instead: the site handles clicks on `data-opens-dialog`.
 * Without JavaScript the link is followed.
 */
export const dialogLink = (name: string | undefined): object | undefined =>
  name === undefined ? undefined : { 'data-opens-dialog': name };

/** The attributes that let a button close the dialog or sheet that it is in. */
export function closing(closes: Opens): object {
  return 'sheet' in closes
    ? { popoverTarget: closes.sheet, popoverTargetAction: 'hide' }
    : { command: 'close', commandfor: closes.dialog };
}

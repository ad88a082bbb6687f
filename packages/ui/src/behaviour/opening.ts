/** What a button opens: a dialog that takes over the page, or a sheet or menu beside it. */
export type Opens = { dialog: string } | { sheet: string };

/**
 * The attributes that let a button open something by itself.
 *
 * A sheet is a native popover, a dialog opens by an invoker command; browsers that do not know the command
 * are helped by `installBehaviour`.
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
 * Marks a link whose page a site can open here, in a dialog: the site listens for clicks on `data-instead`. Without its
 * script the link is followed.
 */
export const insteadOf = (name: string | undefined): object | undefined =>
  name === undefined ? undefined : { 'data-instead': name };

/** The attributes that let a button close the dialog or sheet that it stands in. */
export function closing(closes: Opens): object {
  return 'sheet' in closes
    ? { popoverTarget: closes.sheet, popoverTargetAction: 'hide' }
    : { command: 'close', commandfor: closes.dialog };
}

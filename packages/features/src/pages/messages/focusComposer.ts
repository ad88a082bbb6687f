/** Id of the field where a message is written. */
export const composerId = 'message';

/**
 * Moves the focus to the field for a message when the focused element disappears: with the focus on the body, a user of
 * the keyboard would start at the top of the page. If nothing can be written, the messages get the focus.
 */
export function focusComposer(): void {
  const place = document.getElementById(composerId) ?? document.querySelector<HTMLElement>('[role="log"]');
  place?.focus({ preventScroll: true });
}

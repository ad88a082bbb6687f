/** Id of the field where a message is written. */
export const composerId = 'message';

/**
 * Puts the focus where a message is written, when what had it goes away: on the body of the page a user of the keyboard would begin
 * anew. Where nothing can be written the messages get it.
 */
export function focusComposer(): void {
  const place = document.getElementById(composerId) ?? document.querySelector<HTMLElement>('[role="log"]');
  place?.focus({ preventScroll: true });
}

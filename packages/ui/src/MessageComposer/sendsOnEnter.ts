/** The parts of a key event that decide whether a message is sent. */
export interface MessageKey {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  /** A word is being put together, as in Chinese: Enter takes the word. */
  isComposing: boolean;
}

/**
 * Enter sends, Shift with Enter begins a line. Keyboards on glass have no useful Shift, so Enter begins a line there
 * and the button sends; so it is where the user chose it. Ctrl or Cmd with Enter sends everywhere.
 */
export function sendsOnEnter(
  { key, shiftKey, ctrlKey, metaKey, altKey, isComposing }: MessageKey,
  fingers: boolean,
  enter: 'sends' | 'newLine' = 'sends',
) {
  if (key !== 'Enter' || isComposing) {
    return false;
  }
  return ctrlKey || metaKey || (enter === 'sends' && !shiftKey && !altKey && !fingers);
}

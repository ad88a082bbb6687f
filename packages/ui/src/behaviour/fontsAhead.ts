/**
 * Fetches the fonts of a sheet that is about to open: else its words look for their letters between the press and the
 * picture, and are laid out again when the font has come. Names of languages need letters that the page may not have.
 */
export function fontsAhead({ target }: Event): void {
  const button = target instanceof Element ? target.closest<HTMLButtonElement>('button[popovertarget]') : null;
  const sheet = button?.popoverTargetElement;
  if (sheet) {
    const { ownerDocument, textContent } = sheet;
    // What cannot be fetched is drawn in the next font of its list, as anywhere.
    ownerDocument.fonts.load(getComputedStyle(sheet).font, textContent).catch(() => {});
  }
}

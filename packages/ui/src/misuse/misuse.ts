/**
 * Stops a wrong use that types cannot stop, while the page is being made: it throws in development and does
 * nothing in production.
 *
 * Call it behind `process.env.NODE_ENV !== 'production'`, so that every bundler drops the question and its words:
 *
 *     if (process.env.NODE_ENV !== 'production' && label.trim() === '') {
 *       misuse('IconButton', 'label is empty', 'who listens hears only "button"', 'say what it does: "Zatvori"');
 *     }
 *
 * Each part is half a sentence without a full stop, since the message joins them.
 */
export function misuse(component: string, happened: string, matters: string, mend: string): void {
  if (process.env.NODE_ENV !== 'production') {
    throw new Error(`${component}: ${happened}. Why it matters: ${matters}. How to mend it: ${mend}.`);
  }
}

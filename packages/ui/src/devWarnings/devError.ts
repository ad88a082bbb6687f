/**
 * Reports a wrong use of a component that types cannot catch: it throws in development and does nothing in
 * production.
 *
 * Call it behind `process.env.NODE_ENV !== 'production'`, so that every bundler drops the check and its message:
 *
 *     if (process.env.NODE_ENV !== 'production' && label.trim() === '') {
 *       misuse('IconButton', 'label is empty', 'who listens hears only "button"', 'say what it does: "Zatvori"');
 *     }
 *
 * Each part is a clause without a full stop: the message joins them.
 */
export function devError(component: string, happened: string, matters: string, mend: string): void {
  if (process.env.NODE_ENV !== 'production') {
    throw new Error(`${component}: ${happened}. Why it matters: ${matters}. How to mend it: ${mend}.`);
  }
}

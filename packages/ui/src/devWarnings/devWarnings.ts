/**
 * Reports a wrong use of a component that types cannot catch: it throws in development and does nothing in
 * production.
 *
 * Call it behind `process.env.NODE_ENV !== 'production'`, so that every bundler drops the check and its message:
 *
 *     if (process.env.NODE_ENV !== 'production' && label.trim() === '') {
 *       devError('IconButton', 'label is empty', 'a screen reader user hears only "button"', 'say what it does:
 *       "Zatvori"'); }
 *
 * Each part is a clause without a full stop: the message joins them.
 */
export function devError(component: string, happened: string, matters: string, mend: string): void {
  if (process.env.NODE_ENV !== 'production') {
    throw new Error(`${component}: ${happened}. Why it matters: ${matters}. How to mend it: ${mend}.`);
  }
}

/** Whether nothing can be read: no words, spaces only, or (from plain JavaScript) no string at all. */
export function isBlank(text: unknown): boolean {
  return text === undefined || text === null || text === false || (typeof text === 'string' && text.trim() === '');
}

/** Stops a component whose words are missing or empty, as plain JavaScript may pass them. */
export function requireText(component: string, property: string, text: unknown): void {
  if (process.env.NODE_ENV !== 'production' && isBlank(text)) {
    devError(
      component,
      `"${property}" holds no words`,
      'screen readers say nothing, and the place looks empty',
      `pass ready text as "${property}", in the language of the page`,
    );
  }
}

/** The first value that is in a list more than once. */
export function repeated<Value>(values: readonly Value[]): Value | undefined {
  return values.find((value, index) => values.indexOf(value) !== index);
}

/** Stops a list in which two entries have one key: the second would be lost or mixed up with the first. */
export function requireUnique(component: string, property: string, values: readonly unknown[]): void {
  const twice = process.env.NODE_ENV === 'production' ? undefined : repeated(values);
  if (process.env.NODE_ENV !== 'production' && twice !== undefined) {
    devError(
      component,
      `"${property}" holds ${JSON.stringify(twice)} twice`,
      'React and the browser take the two entries for one, so one of them loses its state or its value',
      `give each entry of "${property}" a value of its own`,
    );
  }
}

/**
 * A whole number of a form or an address, in plain digits; null for anything else: `1e3`, `1.5` and ` 7` are no numbers
 * here.
 */
export const wholeIn = (text: string | null): number | null =>
  text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null;

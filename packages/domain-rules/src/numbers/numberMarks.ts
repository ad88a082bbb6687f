/** The marks of written numbers: the one before decimals, and the one between thousands. */
export interface NumberMarks {
  readonly decimal: '.' | ',';
  /** None in a file that writes digits alone. */
  readonly thousands?: '.' | ',' | ' ' | "'";
}

/**
 * The marks of a language, given as one of the nine values or as in `lang`: `rs`, `sr-Latn`, `zh-Hans`. A language that
 * the product does not speak has those of English.
 */
export function numberMarks(language: string): Required<NumberMarks> {
  if (/^(rs|sr|de|ro|mk)\b/i.test(language)) return { decimal: ',', thousands: '.' };
  return /^(bg|hu|ru)\b/i.test(language) ? { decimal: ',', thousands: ' ' } : { decimal: '.', thousands: ',' };
}

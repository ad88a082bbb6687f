const plain = /^-?\d{1,12}(\.\d{1,6})?$/;

/** A number as it stands in `filters`: plain digits, a point, at most six decimals; `null` for anything else. */
export function filterNumber(text: string): number | null {
  return plain.test(text) ? Number(text) || 0 : null;
}

const plain = /^-?\d{1,12}(\.\d{1,6})?$/;

/** A number as it stands in `filters`: plain digits, a point, at most six decimals; `null` for anything else. */
export function filterNumber(text: string): number | null {
  return plain.test(text) ? Number(text) || 0 : null;
}

/**
 * A number as a person types it into a field: spaces and thousands marks (`17.990`, `17,990`) are dropped, a comma may
 * stand for the decimal point. `null` where it is no number.
 */
export function typedNumber(text: string): number | null {
  const compact = text.replace(/\s/g, '');
  const grouped = /^-?\d{1,3}([.,]\d{3})+$/.test(compact);
  return filterNumber(grouped ? compact.replace(/[.,]/g, '') : compact.replace(',', '.'));
}

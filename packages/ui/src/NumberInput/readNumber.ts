/**
 * The number in a text as people write or paste it: "17.990 €", "142 000 km", "1.234,50". Returns what a number
 * field takes ("17990"), or "" where there is no number.
 *
 * A last group of exactly three digits is a group of thousands, except after the only separator of a field that
 * takes decimals, which then means what the language says: "1.500" is 1,500 in one and 1.5 in another.
 */
export function readNumber(text: string, decimalSign: '.' | ',' | undefined): string {
  const found = /-?\d[\d.,'\s\u00a0\u202f]*/.exec(text)?.[0].replace(/[^\d]+$/, '');
  if (!found) {
    return '';
  }
  const parts = /^(.*?)(?:([.,])(\d+))?$/s.exec(found.replace(/['\s\u00a0\u202f]/g, ''));
  const [, head = '', sign, tail = ''] = parts ?? [];
  const whole = head.replace(/(?!^-)\D/g, '');
  if (!sign) {
    return whole;
  }
  const grouped = tail.length === 3 && (decimalSign !== sign || head.includes(sign));
  if (grouped) {
    return whole + tail;
  }
  return decimalSign ? `${whole}.${tail}` : whole;
}

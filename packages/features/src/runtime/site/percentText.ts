/** Where `Intl` leaves no space before the sign and the language writes one. */
const spacedBefore = /^sr\b/;

/**
 * A share as per cents: "13,9 %", "−4 %" with a real minus sign; never broken before the sign.
 *
 * @param tag of the language, for `Intl`
 * @param options of the number: its digits, and when it has a sign
 */
export function percentText(share: number, tag: string, options: Intl.NumberFormatOptions = {}): string {
  const parts = new Intl.NumberFormat(tag, { ...options, style: 'percent' }).formatToParts(share);
  const isSpaced = spacedBefore.test(tag) && parts.every(({ type }) => type !== 'literal');
  return parts
    .map(({ type, value }) => {
      if (type === 'minusSign') return '−';
      return type === 'percentSign' && isSpaced ? `\u00A0${value}` : value;
    })
    .join('');
}

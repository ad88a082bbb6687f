/**
 * An amount as it is typed (`2000`, `2000,00`, `2 000.50`) in minor units; null if it is not an amount, or ambiguous as
 * `2.000` is.
 */
export function readAmount(text: string): number | null {
  const [, whole, decimals = '00'] = /^(\d{1,11})(?:[.,](\d{2}))?$/.exec(text.replaceAll(/\s/g, '')) ?? [];
  return whole === undefined ? null : Number(whole + decimals);
}

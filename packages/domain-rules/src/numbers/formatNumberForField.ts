import { numberMarks } from './numberMarks.ts';

/**
 * A number as a field shows it at rest: `12.500` in Serbian, `12,500` in English, `12 500` with no-break spaces in
 * Hungarian; `''` for none. `parseNumber` reads it back in the same language.
 *
 * @param grouping `false` for what is counted but never grouped, such as a year, and while somebody writes into the
 * field
 */
export function formatNumberForField(value: number | null | undefined, language: string, grouping = true): string {
  if (value === null || value === undefined || !Number.isFinite(value)) {
    return '';
  }
  const { decimal, thousands } = numberMarks(language);
  const [whole = '', fraction] = String(value).split('.');
  const mark = thousands === ' ' ? '\u00a0' : thousands;
  const grouped = grouping ? whole.replace(/\B(?=(?:\d{3})+$)/g, mark) : whole;

  return fraction === undefined ? grouped : `${grouped}${decimal}${fraction}`;
}

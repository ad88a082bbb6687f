import { readPaymentReference } from '@volan/domain-rules';

/**
 * Reads an amount as banks write it (`1.234,56`, `1,234.56`, `1234.56`, `1234`) as para or cents, with its sign. Null
 * if it is ambiguous: `1.234` may be a thousand or one.
 */
export function readStatementAmount(text: string): number | null {
  const [, sign = '', number = ''] = /^([+-]?)\s*([\d.,\s]+)$/.exec(text.replaceAll(/[\s\u00A0\u202F]/g, '')) ?? [];
  const [, whole, decimals = '00'] =
    /^(\d{1,12}|\d{1,3}(?:\.\d{3})+)(?:,(\d{2}))?$/.exec(number) ??
    /^(\d{1,12}|\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?$/.exec(number) ??
    [];
  const isAmbiguous = /^\d{1,3}[.,]\d{3}$/.test(number);
  if (whole === undefined || isAmbiguous) return null;

  const amount = Number(whole.replaceAll(/[.,]/g, '') + decimals.padEnd(2, '0'));

  return amount > Number.MAX_SAFE_INTEGER ? null : sign === '-' && amount > 0 ? -amount : amount;
}

/**
 * Parses `24.11.2026.`, `24/11/2026` or `2026-11-24`, with an optional time. Null unless the day exists and is from
 * 1900 to 2199.
 */
export function readStatementDate(text: string): string | null {
  const serbian = /^(\d{1,2})[./](\d{1,2})[./]((?:19|2[01])\d{2})\.?(?:\s.*)?$/.exec(text.trim());
  const iso = /^((?:19|2[01])\d{2})-(\d{2})-(\d{2})(?:[T\s+Z].*)?$/.exec(text.trim());
  const [year = '', month = '', day = ''] = serbian ? [serbian[3], serbian[2], serbian[1]] : (iso?.slice(1) ?? []);
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = Date.parse(`${date}T00:00:00Z`);

  return Number.isNaN(time) || !new Date(time).toISOString().startsWith(date) ? null : date;
}

/** The order that a movement is for: by its reference, else by a reference that somebody wrote into the purpose. */
export function orderOf(reference: string, purpose: string): number | null {
  const named = readPaymentReference(reference);
  if (named !== null) return named;

  const orders = new Set(
    (purpose.match(/(?<!\d)(?:97[\s/-]?)?\d{2}[\s/-]?\d{10}(?!\d)/g) ?? []).map(readPaymentReference),
  );
  orders.delete(null);
  const [order = null] = orders;

  return orders.size === 1 ? order : null; // with two references in one purpose an administrator decides
}

/** A text of a bank in one line, without control characters, cut to `length` characters. */
export const statementText = (text: string, length = 300) =>
  Array.from(text.replaceAll(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim())
    .slice(0, length)
    .join('');

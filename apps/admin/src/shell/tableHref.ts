import { base } from './AdminLink.tsx';

/**
 * The page of a table that this parameter of the address asks for, from 1. An invalid value counts as the first page.
 */
export const tablePage = (params: URLSearchParams, name = 'page') =>
  /^[1-9]\d{0,4}$/.test(params.get(name) ?? '') ? Number(params.get(name)) : 1;

/**
 * The address of a table with some parameters changed. A change of anything but the page goes back to page 1.
 *
 * @param table the part of the administration: `users`
 */
export function tableHref(
  table: string,
  params: URLSearchParams,
  changes: Readonly<Record<string, string | null>>,
): string {
  const next = new URLSearchParams(params);
  if (!('page' in changes)) next.delete('page');
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === '') next.delete(name);
    else next.set(name, value);
  }

  return `${base}/${table}${next.size > 0 ? `?${next}` : ''}`;
}

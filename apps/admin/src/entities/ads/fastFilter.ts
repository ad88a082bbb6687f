import type { AdminTexts } from '@volan/i18n/admin';
import type { TableFilter } from '../../table/TableColumn.ts';

/** Narrows a table to fast ads, or to full ones. [M17] */
export const fastFilter = (texts: AdminTexts): TableFilter => ({
  name: 'fast',
  label: texts.adKind,
  values: [
    ['1', texts.fastAds],
    ['0', texts.fullAds],
  ],
});

/** What {@link fastFilter} put into the address, for the query of a call. */
export const fastIn = (params: URLSearchParams): { readonly fast?: boolean } => {
  const fast = params.get('fast');

  return fast === '1' || fast === '0' ? { fast: fast === '1' } : {};
};

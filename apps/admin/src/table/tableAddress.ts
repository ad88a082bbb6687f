import type { TableColumn, TableFilter } from './TableColumn.ts';

/** The parameter that names the shown columns: `columns=name,email`. */
export const columnsParameter = 'columns';

/**
 * The keys of the columns that an address shows, in the order of the table. Without the parameter these are all columns
 * that are not hidden by default. The first column is always shown.
 */
export function shownColumns<Row>(params: URLSearchParams, columns: readonly TableColumn<Row>[]): readonly string[] {
  const asked = params.get(columnsParameter)?.split(',');
  return columns
    .filter(({ key, hidden }, index) => index === 0 || (asked ? asked.includes(key) : !hidden))
    .map(({ key }) => key);
}

/** The parameter for a choice of columns; null: these columns are shown without it. */
export function columnsText<Row>(shown: readonly string[], columns: readonly TableColumn<Row>[]): string | null {
  const usual = shownColumns(new URLSearchParams(), columns);
  const chosen = columns.map(({ key }) => key).filter((key) => shown.includes(key));
  return chosen.join(',') === usual.join(',') ? null : chosen.join(',');
}

/** The parameters that remove every filter and keep all else. */
export const withoutFilters = (filters: readonly TableFilter[]): Readonly<Record<string, null>> =>
  Object.fromEntries([...filters.map(({ name }) => name), 'search'].map((name) => [name, null]));

/** The parameters that a saved view keeps: all but the page. */
export function viewOf(params: URLSearchParams): string {
  const view = new URLSearchParams(params);
  view.delete('page');
  view.sort();

  return view.toString();
}

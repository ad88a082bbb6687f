import { stringify } from 'csv-stringify/sync';

/**
 * A file for a spreadsheet: RFC 4180 in UTF-8 with its mark. No cell is taken for a formula, because others than who opens it
 * may have written it. Nobody keeps it. [P39, B15]
 *
 * @param name without its ending; of letters that need no quoting
 */
export function csvFile(name: string, rows: readonly (readonly unknown[])[]): Response {
  const text = stringify([...rows], { bom: true, escape_formulas: true, record_delimiter: 'windows' });
  return new Response(text, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}.csv"`,
      'cache-control': 'no-store',
    },
  });
}

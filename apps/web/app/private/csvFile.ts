import { csvText, type CsvCell } from '@volan/documents/csv';

/**
 * A file for a spreadsheet. No cell is taken for a formula, because others than who opens it may have written it. Nobody
 * keeps it. [P39, B15]
 *
 * @param name without its ending; of letters that need no quoting
 */
export function csvFile(name: string, rows: readonly (readonly CsvCell[])[]): Response {
  return new Response(csvText(rows), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}.csv"`,
      'cache-control': 'no-store',
    },
  });
}

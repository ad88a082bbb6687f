import { csvText, type CsvCell } from '@volan/documents/csv';

/**
 * A file for a spreadsheet. No cell is read as a formula, because the texts may come from other users than the one who
 * opens the file. It is never cached. [P39, B15]
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

import { stringify, type Options } from 'csv-stringify/sync';

/** What a cell may hold; null leaves it empty. A date is written in UTC, as ISO 8601. */
export type CsvCell = string | number | boolean | Date | null;

/** Marks a cell to be written unchanged. The types of the library lack this option. */
const plainCell = (value: string) => ({ value, escape_formulas: false }) as { value: string };

const options: Options = {
  // A stranger wrote the text and an operator opens it. An apostrophe keeps a spreadsheet from running it as a formula.
  escape_formulas: true,
  cast: {
    boolean: String,
    date: (date) => date.toISOString(),
    // a negative number is not a formula, also when it is text
    string: (text) => (/^-[\d.,]+$/.test(text) ? plainCell(text) : text),
  },
};

/** Spreadsheets read a file without it in the letters of an old system. */
export const byteOrderMark = '\uFEFF';

/** A line of CSV with its line break, each cell in quotes. Formulas are escaped, also with full-width signs. */
export const csvLine = (cells: readonly CsvCell[]): string =>
  stringify([[...cells]], { ...options, quoted: true, quoted_empty: true });

/** A whole file for a spreadsheet: RFC 4180, UTF-8 with its mark. Formulas are escaped as in {@link csvLine}. */
export const csvText = (rows: readonly (readonly CsvCell[])[]): string =>
  byteOrderMark + stringify([...rows], { ...options, record_delimiter: 'windows', quote_record_delimiter: true });

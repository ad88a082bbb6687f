import { access } from 'node:fs/promises';
import { parse, type CsvError } from 'csv-parse';
import { columnsOfMapping } from './columnsOfMapping.ts';
import type { Mapping } from './Mapping.ts';
import { openText } from './openText.ts';
import { SourceError } from './SourceError.ts';

/** One row of a source file. */
export interface SourceRecord {
  file: string;
  /** Line of the file on which the row ends; the header is line 1. */
  line: number;
  cells: string[];
  /** The cells of the file by the name of their column; missing cells are empty. */
  sourceValues: Readonly<Record<string, string>>;
  /** The same with the columns that the mapping makes out of others. */
  values: Readonly<Record<string, string>>;
  /** Columns that hold something which their expression did not fit. */
  unfit: readonly string[];
  /** Whether there are as many cells as columns. */
  complete: boolean;
}

/** Longest row in characters: beyond it a quote was opened and never closed, or the file is no table. */
const longestRow = 1_000_000;

/** Longest cell that an expression is tried on: what stands behind is no name, power or date. */
const longestExtracted = 1000;

/**
 * The rows of a file, one after the other.
 * @throws SourceError when there is no such file, no row in it, another header than the mapping is for, or a quote that
 *   is never closed: rows before the fault have been given by then.
 */
export async function* readRecords(path: string, mapping: Mapping): AsyncGenerator<SourceRecord> {
  await access(path).catch(() => {
    throw new SourceError(`There is no file ${path}: nothing of it was read. Check the name and the folder.`);
  });
  const text = await openText(path, mapping.encoding);
  const parser = text.pipe(
    parse({
      delimiter: mapping.separator,
      bom: true,
      relax_column_count: true,
      relax_quotes: true,
      info: true,
      skip_empty_lines: true,
      max_record_size: longestRow,
    }),
  );
  text.on('error', (error: Error) => parser.destroy(error));
  const extractions = mapping.extract.map(({ column, pattern }) => ({ column, expression: new RegExp(pattern, 'iu') }));
  let columns = mapping.columns ? positionsOf(mapping.columns) : null;
  let width = columns ? 0 : null;
  const fills = Object.keys(mapping.fill).length > 0;
  let lastLine = 0;
  let rows = 0;
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
      lastLine = info.lines;
      if (!columns) {
        columns = headerOf(path, record, mapping);
        width = columns.length;
        continue;
      }
      rows += 1;
      width ||= record.length;
      const named = columns.flatMap((name, place) => (name ? [[name, record[place]?.trim() ?? ''] as const] : []));
      const sourceValues = Object.fromEntries(named);
      const complete = record.length === width;
      yield {
        file: path,
        line: info.lines,
        cells: record,
        sourceValues,
        complete,
        ...extracted(fills ? { ...mapping.fill, ...sourceValues } : sourceValues, extractions),
      };
    }
  } catch (error) {
    throw sourceErrorOf(error, path, lastLine);
  }
  if (rows === 0) {
    throw new SourceError(
      `${path} holds no row, so nothing was changed: an empty file never removes ads. Send it again.`,
    );
  }
}

function positionsOf(columns: Readonly<Record<string, number>>): string[] {
  const names: string[] = Array.from({ length: Math.max(...Object.values(columns)) + 1 }, () => '');
  for (const [name, place] of Object.entries(columns)) names[place] = name;
  return names;
}

function headerOf(path: string, record: readonly string[], mapping: Mapping): string[] {
  const columns = record.map((name) => name.trim());
  const doubled = columns.find((name, place) => name !== '' && columns.indexOf(name) !== place);
  if (doubled !== undefined) {
    throw new SourceError(
      `${path} has the column "${doubled}" twice, so nobody can tell which one is meant: nothing was read. Rename one of them.`,
    );
  }
  const missing = columnsOfMapping(mapping).filter((name) => !columns.includes(name));
  if (missing.length > 0) {
    throw new SourceError(
      `${path} has no column ${missing.map((name) => `"${name}"`).join(', ')}, which the mapping ${mapping.name} reads. ` +
        `Its columns are ${columns.join(', ')}: give the mapping of this file or mend the separator.`,
    );
  }
  return columns;
}

function extracted(
  sourceValues: Readonly<Record<string, string>>,
  extractions: readonly { column: string; expression: RegExp }[],
): Pick<SourceRecord, 'values' | 'unfit'> {
  if (extractions.length === 0) return { values: sourceValues, unfit: [] };
  const values = { ...sourceValues };
  const unfit: string[] = [];
  for (const { column, expression } of extractions) {
    const cell = values[column] ?? '';
    const found = expression.exec(cell.slice(0, longestExtracted))?.groups;
    if (!found && cell !== '') unfit.push(column);
    for (const [name, part] of Object.entries(found ?? {})) values[name] = part?.trim() ?? '';
  }
  return { values, unfit };
}

/** What an unreadable file is told as: the line where the row begins that cannot be read, and what is likely. */
function sourceErrorOf(error: unknown, path: string, lastLine: number): unknown {
  const code = (error as Partial<CsvError>).code;
  const first = lastLine + 1;
  if (code === 'CSV_QUOTE_NOT_CLOSED') {
    return new SourceError(
      `${path}, line ${first}: a quote is opened in this row and never closed. The rows before it were read; close the quote and send the file again.`,
    );
  }
  if (code === 'CSV_MAX_RECORD_SIZE') {
    return new SourceError(
      `${path}, line ${first}: this row has more than ${longestRow} characters, so a quote in it is probably not closed. The rows before it were read.`,
    );
  }
  return error;
}

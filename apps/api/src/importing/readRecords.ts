import { cutPlain } from '@volan/domain-rules';
import { access } from 'node:fs/promises';
import { columnsOfMapping } from './columnsOfMapping.ts';
import type { Mapping } from './Mapping.ts';
import { openText } from '../platform/files/openText.ts';
import { readTable } from './readTable.ts';
import { SourceError } from './SourceError.ts';

/** One row of a source file. */
export interface SourceRecord {
  file: string;
  /** Line of the file on which the row begins; the header is line 1. */
  line: number;
  cells: string[];
  /** The cells of the file by the name of their column; missing cells are empty. */
  sourceValues: Readonly<Record<string, string>>;
  /** The same with the extracted columns of the mapping. */
  values: Readonly<Record<string, string>>;
  /** Columns with a text that their expression does not match. */
  unfit: readonly string[];
  /** Whether there are as many cells as columns. */
  complete: boolean;
}

/** Longest part of a cell that expressions are tried on. A longer cell has no name, power or date behind it. */
const longestExtracted = 1000;

/**
 * The rows of a file, one after the other.
 *
 * @throws SourceError if the file does not exist, has no rows or another header than the mapping, or a quote is never
 * closed; rows before the error were returned by then
 */
export async function* readRecords(path: string, mapping: Mapping): AsyncGenerator<SourceRecord> {
  await access(path).catch(() => {
    throw new SourceError(`There is no file ${path}: nothing of it was read. Check the name and the folder.`);
  });
  const text = await openText(path, mapping.encoding);
  const extractions = mapping.extract.map(({ column, pattern }) => ({ column, expression: new RegExp(pattern, 'iu') }));
  let columns = mapping.columns ? positionsOf(mapping.columns) : null;
  let width = columns ? 0 : null;
  const fills = Object.keys(mapping.fill).length > 0;
  let rows = 0;
  for await (const { line, cells } of readTable(text, path, mapping.separator)) {
    if (!columns) {
      columns = headerOf(path, cells, mapping);
      width = columns.length;
      continue;
    }
    rows += 1;
    width ||= cells.length;
    const named = columns.flatMap((name, index) => (name ? [[name, cells[index]?.trim() ?? ''] as const] : []));
    const sourceValues = Object.fromEntries(named);
    const complete = cells.length === width;
    yield {
      file: path,
      line,
      cells,
      sourceValues,
      complete,
      ...extracted(fills ? { ...mapping.fill, ...sourceValues } : sourceValues, extractions),
    };
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
  const doubled = columns.find((name, index) => name !== '' && columns.indexOf(name) !== index);
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
    const found = expression.exec(cutPlain(cell, longestExtracted))?.groups;
    if (!found && cell !== '') unfit.push(column);
    for (const [name, part] of Object.entries(found ?? {})) values[name] = part?.trim() ?? '';
  }

  return { values, unfit };
}

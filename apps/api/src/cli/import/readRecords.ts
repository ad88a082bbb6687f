import { parse } from 'csv-parse';
import type { Mapping } from './Mapping.ts';
import { openText } from './openText.ts';

/** One row of a source file. */
export interface SourceRecord {
  file: string;
  /** Line of the file on which the row ends; the header is line 1. */
  line: number;
  cells: string[];
  /** The cells by the name of their column; missing cells are empty. */
  values: Readonly<Record<string, string>>;
  /** Whether there are as many cells as columns. */
  complete: boolean;
}

/**
 * The rows of a file, one after the other.
 * @throws when the header lacks a column that the mapping names: the file is another one than the mapping is for.
 */
export async function* readRecords(path: string, mapping: Mapping): AsyncGenerator<SourceRecord> {
  const text = await openText(path, mapping.encoding);
  const parser = text.pipe(
    parse({
      delimiter: mapping.separator,
      bom: true,
      relax_column_count: true,
      relax_quotes: true,
      info: true,
      skip_empty_lines: true,
    }),
  );
  text.on('error', (error: Error) => parser.destroy(error));
  let columns: string[] | null = null;
  for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
    if (!columns) {
      columns = record.map((name) => name.trim());
      checkColumns(path, columns, mapping);
      continue;
    }
    yield {
      file: path,
      line: info.lines,
      cells: record,
      values: Object.fromEntries(columns.map((name, place) => [name, record[place]?.trim() ?? ''])),
      complete: record.length === columns.length,
    };
  }
}

function checkColumns(path: string, columns: readonly string[], mapping: Mapping) {
  const missing = columnsOf(mapping).filter((name) => !columns.includes(name));
  if (missing.length > 0) {
    throw new Error(
      `${path} has no column ${missing.map((name) => `"${name}"`).join(', ')}, which the mapping ${mapping.name} reads. ` +
        `Its columns are ${columns.join(', ')}: give the mapping of this file or mend the separator.`,
    );
  }
}

function columnsOf(mapping: Mapping): string[] {
  const rules = [
    ...mapping.categoryRules,
    ...mapping.refuse,
    ...mapping.answers,
    ...mapping.numbers,
    mapping.seller.rule,
    mapping.place.postalCode,
    mapping.make,
    mapping.model,
    mapping.line,
    mapping.description,
    mapping.price,
    mapping.year,
    mapping.mileage,
    mapping.power,
    mapping.displacement,
  ];
  return [
    ...rules.flatMap((rule) => (rule ? [rule.column] : [])),
    ...[mapping.id, mapping.firstSeen].filter((name) => name !== undefined),
  ];
}

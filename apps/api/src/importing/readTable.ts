import { pipeline } from 'node:stream';
import { parse, type CsvError } from 'csv-parse';
import { SourceError } from './SourceError.ts';

/** One line of a table; the first one is usually the header. */
export interface TableLine {
  /** Line of the file on which it begins, from 1. */
  readonly line: number;
  readonly cells: string[];
}

/** Longest row in characters. A longer one means an unclosed quote, or a file that is not a table. */
const longestRow = 1_000_000;

/**
 * The lines of a CSV text, one after the other, without empty ones.
 *
 * @param name of the file in errors
 * @throws SourceError for a quote that is never closed; lines before it were returned by then
 */
export async function* readTable(
  text: NodeJS.ReadableStream,
  name: string,
  separator: string,
): AsyncGenerator<TableLine> {
  const parser = parse({
    delimiter: separator,
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
    raw: true,
    skip_empty_lines: true,
    max_record_size: longestRow,
  });
  pipeline(text, parser, () => {});
  let next = 1;
  try {
    // the parser itself counts CR and LF inside of quotes as two lines
    for await (const { record, raw } of parser as AsyncIterable<{ record: string[]; raw: string }>) {
      const line = next + lineEndsIn(/^[\r\n]*/.exec(raw)?.[0] ?? '');
      next += lineEndsIn(raw);
      yield { line, cells: record };
    }
  } catch (error) {
    throw sourceErrorOf(error, name, next);
  }
}

const lineEndsIn = (text: string) => text.match(/\r\n|\r|\n/g)?.length ?? 0;

/** The error for an unreadable file: the line where the unreadable row begins, and the likely cause. */
function sourceErrorOf(error: unknown, name: string, first: number): unknown {
  const code = (error as Partial<CsvError>).code;
  if (code === 'CSV_QUOTE_NOT_CLOSED') {
    return new SourceError(
      `${name}, line ${first}: a quote is opened in this row and never closed. The rows before it were read; close the quote and send the file again.`,
      first,
    );
  }
  if (code === 'CSV_MAX_RECORD_SIZE') {
    return new SourceError(
      `${name}, line ${first}: this row has more than ${longestRow} characters, so a quote in it is probably not closed. The rows before it were read.`,
      first,
    );
  }

  return error;
}

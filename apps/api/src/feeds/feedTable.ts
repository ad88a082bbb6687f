import { Readable } from 'node:stream';
import { XMLParser } from 'fast-xml-parser';
import { textOf } from '../platform/files/openText.ts';
import { readTable } from '../importing/readTable.ts';
import { FeedUnreadable } from './FeedUnreadable.ts';
import { SourceError } from '../importing/SourceError.ts';

/** Most rows of a feed: more ads than any packet has. [M13] */
export const maxFeedRows = 5000;

/** Most columns that are offered. A file with more, or an XML tag with more attributes, is not read further. */
const maxColumns = 300;

/** Most levels of lists in lists and other nested values: nobody describes a car with more. */
const maxDepth = 10;

/**
 * Most characters of a value: the longest description with its HTML. Some readers go over each character many times.
 */
const maxCharacters = 50_000;

/** Bytes of a CSV file that are read at once; in between, other work can run. */
const bytesAtOnce = 65_536;

/** A file as a table, with the line where each row begins. For JSON and XML it is the number of the record. */
export interface FeedTable {
  readonly columns: readonly string[];
  readonly rows: readonly { readonly line: number; readonly cells: readonly string[]; readonly isComplete: boolean }[];
}

/**
 * Reads the file of a feed in any format: CSV with a header, whose separator is detected, or JSON or XML with a list of
 * records. @throws FeedUnreadable
 */
export async function readFeedTable(bytes: Uint8Array): Promise<FeedTable> {
  const text = textOf(bytes).replace(/^\uFEFF/, '');
  const [first] = text.trimStart();
  if (first === undefined) throw new FeedUnreadable('empty');
  if (first === '{' || first === '[') return ofRecords(recordsIn(parsed(() => JSON.parse(text) as unknown)));
  if (first === '<') return ofRecords(recordsIn(parsed(() => readXml(text))));

  return readCsv(text);
}

function parsed(read: () => unknown): unknown {
  try {
    return read();
  } catch (error) {
    throw error instanceof FeedUnreadable ? error : new FeedUnreadable('unreadable');
  }
}

function readXml(text: string): unknown {
  // a list of cars needs no entities of its own
  if (/<!(DOCTYPE|ENTITY)/i.test(text)) throw new FeedUnreadable('unreadable');

  refuseHugeXml(text);
  const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '', parseTagValue: false });

  return parser.parse(text, true);
}

/** Markup that begins like a tag but is not one, and how it ends. */
const noTags = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
] as const;

/**
 * Refuses input that costs the parser much time: a tag with more attributes than a file may have columns (quadratic
 * time), a tag with more children than a list may have rows, and a text longer than any value (copied character by
 * character).
 */
function refuseHugeXml(text: string): void {
  /** How many tags each open tag holds, the outermost first. */
  const held = [0];
  let at = 0;
  for (;;) {
    const before = at;
    at = text.indexOf('<', before);
    if ((at < 0 ? text.length : at) - before > maxCharacters) throw new FeedUnreadable('unreadable');
    if (at < 0) return;

    const [begin, end] = noTags.find(([sign]) => text.startsWith(sign, at)) ?? [];
    if (begin === '<?' && isWideInstruction(text, at)) throw new FeedUnreadable('unreadable');

    const read = end === undefined ? readTag(text, at) : { end: text.indexOf(end, at), isWide: false };
    if (read.isWide) throw new FeedUnreadable('unreadable');
    if (read.end < 0) return;
    if (read.end - at > 2 * maxCharacters) throw new FeedUnreadable('unreadable');
    if (end === undefined) countTag(held, text.slice(at, at + 2) === '</', text[read.end - 1] === '/');
    at = read.end + 1;
  }
}

function countTag(held: number[], isEnd: boolean, isEmpty: boolean): void {
  if (isEnd) {
    held.pop();
    return;
  }
  const count = (held.pop() ?? 0) + 1;
  // beside the rows, a list may have tags that hold values for all of them
  if (count > maxFeedRows + maxColumns) throw new FeedUnreadable('too-many-rows');

  held.push(count);
  if (!isEmpty) held.push(0);
}

/** Whether an instruction (`<?xml … ?>`) has more separators than a tag may have; quotes do not count as such there. */
function isWideInstruction(text: string, start: number): boolean {
  const end = text.indexOf('?>', start);
  const marks = text.slice(start, end < 0 ? text.length : end).match(/[\s=]/g);
  return (marks?.length ?? 0) > 4 * maxColumns;
}

/** The end of a tag, without looking into quoted values. A name, a `=` and a value have at most four separators. */
function readTag(text: string, start: number): { end: number; isWide: boolean } {
  const mark = /["'>=]|\s(?=\S)/g;
  mark.lastIndex = start;
  let marks = 0;
  for (let found = mark.exec(text); found; found = mark.exec(text)) {
    const [sign] = found;
    if (sign === '>') return { end: found.index, isWide: false };
    if (sign === '"' || sign === "'") {
      const close = text.indexOf(sign, mark.lastIndex);
      if (close < 0) break;
      mark.lastIndex = close + 1;
    } else if (++marks > 4 * maxColumns) {
      return { end: -1, isWide: true };
    }
  }

  return { end: -1, isWide: false };
}

/**
 * Whether a row of a CSV text has more cells than a file may have columns: a cell costs the parser far more than its
 * separator.
 */
function hasWideRow(text: string, separator: string): boolean {
  const mark = new RegExp(`\\r\\n|["\\r\\n\\${separator}]`, 'g');
  // the first line break decides which kind ends a row
  let rowEnd: string | null = null;
  let cells = 1;
  let cellStart = 0;
  for (let found = mark.exec(text); found; found = mark.exec(text)) {
    const [sign] = found;
    if (sign === '"') {
      // a quote that is not at the start of a cell means inches
      if (found.index !== cellStart) continue;

      let close = text.indexOf('"', mark.lastIndex);
      while (close >= 0 && text[close + 1] === '"') close = text.indexOf('"', close + 2);
      if (close < 0) return false;

      mark.lastIndex = close + 1;
    } else if (sign === separator) {
      cells += 1;
      if (cells > maxColumns) return true;

      cellStart = mark.lastIndex;
    } else {
      rowEnd ??= sign;
      if (!sign.includes(rowEnd)) continue;

      cells = 1;
      cellStart = found.index + sign.indexOf(rowEnd) + rowEnd.length;
    }
  }

  return false;
}

/** A text in pieces, so that a reader that stops after the last allowed row has not received all of it. */
const piecesOf = (bytes: Buffer) =>
  Array.from({ length: Math.ceil(bytes.length / bytesAtOnce) }, (_, index) =>
    bytes.subarray(index * bytesAtOnce, (index + 1) * bytesAtOnce),
  );

async function readCsv(text: string): Promise<FeedTable> {
  const [header = ''] = text.slice(0, bytesAtOnce).split(/\r?\n/, 1);
  const count = (mark: string) => header.split(mark).length;
  const [separator = ','] = [';', ',', '\t', '|'].toSorted((a, b) => count(b) - count(a));
  if (hasWideRow(text, separator)) throw new FeedUnreadable('unreadable');

  let columns: readonly string[] | null = null;
  const rows: FeedTable['rows'][number][] = [];
  try {
    // errors: readTable listens
    for await (const { line, cells } of readTable(Readable.from(piecesOf(Buffer.from(text))), '', separator)) {
      if (columns) rows.push({ line, cells, isComplete: cells.length === columns.length });
      else columns = cells.map((cell) => cell.trim());
      if (rows.length > maxFeedRows) throw new FeedUnreadable('too-many-rows');
    }
  } catch (error) {
    throw error instanceof SourceError ? new FeedUnreadable('unreadable', String(error.line)) : error;
  }

  return checked(columns ?? [], rows);
}

/** The longest list of records anywhere in a document. */
function recordsIn(value: unknown, depth = 0): readonly object[] {
  if (depth > 6 || typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'object' && one !== null)) {
    return value as object[];
  }
  const lists = Object.values(value).map((one) => recordsIn(one, depth + 1));
  const longest = lists.reduce((best, list) => (list.length > best.length ? list : best), []);
  if (longest.length > 0) return longest;

  // a list of one car looks like a single car
  const [only] = Object.values(value);

  return depth > 0 && typeof only !== 'object' ? [value] : [];
}

function ofRecords(records: readonly object[]): FeedTable {
  if (records.length > maxFeedRows) throw new FeedUnreadable('too-many-rows');

  const flat = records.map((record) => flattened(record));
  const columns = [...new Set(flat.flatMap((record) => [...record.keys()]))];
  if (columns.length > maxColumns) throw new FeedUnreadable('unreadable');

  const rows = flat.map((record, index) => ({
    line: index + 1,
    cells: columns.map((column) => record.get(column) ?? ''),
    isComplete: true,
  }));

  return checked(columns, rows);
}

/** `{a: {b: 1}, c: [x, y]}` has the columns `a.b` and `c`. The parts of a list share one cell, separated by `|`. */
function flattened(record: object, prefix = '', depth = 0): Map<string, string> {
  if (depth > maxDepth) throw new FeedUnreadable('unreadable');

  const cells = new Map<string, string>();
  for (const [name, value] of Object.entries(record) as [string, unknown][]) {
    if (cells.size > maxColumns) throw new FeedUnreadable('unreadable');

    const key = (prefix === '' ? name : `${prefix}.${name}`).toWellFormed();
    if (Array.isArray(value)) {
      const parts = value.map((one: unknown) =>
        typeof one === 'object' && one !== null
          ? [...flattened(one, '', depth + 1).values()].join(' ')
          : textOfValue(one),
      );
      cells.set(key, parts.join('|'));
    } else if (typeof value === 'object' && value !== null) {
      if (depth < 4) for (const [inner, cell] of flattened(value, key, depth + 1)) cells.set(inner, cell);
    } else {
      cells.set(key, textOfValue(value));
    }
  }

  return cells;
}

const textOfValue = (value: unknown) =>
  typeof value === 'string'
    ? value.toWellFormed()
    : typeof value === 'number' || typeof value === 'boolean'
      ? String(value)
      : '';

function checked(columns: readonly string[], rows: FeedTable['rows']): FeedTable {
  const named = columns.filter((name) => name !== '');
  if (rows.some(({ cells }) => cells.some(({ length }) => length > maxCharacters))) {
    throw new FeedUnreadable('unreadable');
  }
  if (rows.length === 0) throw new FeedUnreadable('empty');
  if (named.length < 2 || columns.length > maxColumns) throw new FeedUnreadable('unreadable');
  if (new Set(named).size < named.length) {
    throw new FeedUnreadable(
      'unreadable',
      named.find((name, index) => named.indexOf(name) !== index),
    );
  }

  return { columns, rows };
}

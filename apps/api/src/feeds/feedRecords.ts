import type { FeedMapping } from '@volan/api-contract';
import { parseNumber } from '@volan/domain-rules';
import type { SourceRecord } from '../importing/readRecords.ts';
import type { FeedFieldRule } from './feedFields.ts';
import type { FeedTable } from './feedTable.ts';
import { FeedUnreadable } from './FeedUnreadable.ts';
import { listMark } from './importMappingOf.ts';

/** A row of a feed, with its cells by the fields that the columns mean. */
export interface FeedRecord {
  readonly line: number;
  /** Values of the file, or the defaults of the fields. */
  readonly cells: Readonly<Record<string, string>>;
  /** The row has as many cells as columns. */
  readonly isComplete: boolean;
}

/**
 * The rows of a table, with their cells by the meaning of the columns. @throws FeedUnreadable for a mapping that names
 * columns which the file does not have.
 */
export function feedRecords({ columns, rows }: FeedTable, mapping: FeedMapping): FeedRecord[] {
  const named = Object.entries(mapping.columns);
  const missing = named.filter(([, column]) => !columns.includes(column)).map(([, column]) => column);
  if (missing.length > 0) throw new FeedUnreadable('columns-missing', missing.join(', '));

  const places = named.map(([field, column]) => [field, columns.indexOf(column)] as const);

  return rows.map(({ line, cells, isComplete }) => {
    const said = Object.fromEntries(places.map(([field, place]) => [field, cells[place]?.trim() ?? '']));
    const fallbacks = Object.entries(mapping.defaults).filter(([field]) => (said[field] ?? '') === '');
    return { line, isComplete, cells: { ...said, ...Object.fromEntries(fallbacks) } };
  });
}

/** Values that a person entered in place of the file's. They count while the file has the value that it had then. */
export type Corrections = ReadonlyMap<string, { readonly was: string; readonly value: string }>;

/** A row with its corrections applied. Corrections of a value that the file has changed since no longer count. */
export function withCorrections(
  cells: FeedRecord['cells'],
  corrections: Corrections | undefined,
  { rules, decimal }: { readonly rules: readonly FeedFieldRule[]; readonly decimal: '.' | ',' },
): FeedRecord['cells'] {
  if (!corrections) return cells;

  const standing = [...corrections].filter(([field, { was }]) => (cells[field] ?? '') === was);
  const cellOf = (name: string, value: string) => {
    const field = rules.find((rule) => rule.name === name)?.field;
    return field?.kind === 'number'
      ? numberCell(value, { decimals: field.decimals, unit: units[name] ?? '' }, decimal)
      : value;
  };

  return { ...cells, ...Object.fromEntries(standing.map(([field, { value }]) => [field, cellOf(field, value)])) };
}

/** Units of fields where people may write another unit, which the reader of files converts. */
const units: Readonly<Record<string, string>> = { price: '€', mileage: 'km', power: 'kW' };

/**
 * A number as a person types it into a form, with the decimal separator of the file. Text that is not a plain number
 * stays as it is.
 */
function numberCell(typed: string, of: { decimals: number; unit: string }, decimal: '.' | ','): string {
  // with at most two decimals a number reads the same in every language
  const number = parseNumber(typed, 'en', of);
  return typeof number === 'number' ? String(number).replace('.', decimal) : typed;
}

const yes = /^(1|da|yes|ja|true|y|x|да|✓)$/i;
const no = /^(0|ne|no|nein|false|n|не|-)$/i;

const partsOf = (cell: string) => cell.split(/[,;|\n]/).map((part) => part.trim());

/**
 * The picture addresses in a cell. A separator ends an address only before the next `http`, since addresses may contain
 * commas.
 */
const picturesIn = (cell: string) =>
  cell.split(/(?<=[\s,;|])(?=https?:)/i).map((address) => {
    let end = address.length;
    while (end > 0 && /[\s,;|]/.test(address.charAt(end - 1))) end -= 1;
    return address.slice(0, end);
  });

/** A row as the importer reads it: dates become years, lists get one separator, and yes becomes 1. */
export function importRecordOf(
  { line, isComplete }: FeedRecord,
  cells: FeedRecord['cells'],
  rules: readonly FeedFieldRule[],
): SourceRecord {
  const read = Object.fromEntries(
    rules.map(({ name, field }) => {
      const cell = cells[name] ?? '';
      if (name === 'year') return [name, /(?:^|\D)((?:18|19|20)\d\d)(?:\D|$)/.exec(cell)?.[1] ?? cell];
      if (name === 'pictures') return [name, picturesIn(cell).join(listMark)];
      if (field?.kind === 'choices') return [name, partsOf(cell).join(listMark)];
      if (field?.kind === 'flag' && yes.test(cell)) return [name, '1'];
      if (field?.kind === 'flag' && no.test(cell)) return [name, ''];

      return [name, cell];
    }),
  );
  return {
    file: '',
    line,
    cells: Object.values(cells),
    sourceValues: cells,
    values: read,
    unfit: [],
    complete: isComplete,
  };
}

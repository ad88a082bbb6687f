import { createHash } from 'node:crypto';
import { fold } from '@volan/domain-rules';
import { parse, type Options } from 'csv-parse/sync';
import { movementKeys } from './movementKeys.ts';
import { statementLimits, unreadable, type Statement, type StatementLine, type StatementProblem } from './Statement.ts';
import { orderOf, readStatementAmount, readStatementDate, statementText } from './statementValues.ts';

/** Names of columns in files of banks, folded. The first one that a file has counts. */
const columnNames = {
  date: ['datum knjizenja', 'datum valute', 'datum', 'booking date', 'value date', 'date'],
  credit: ['odobrenje', 'potrazuje', 'uplata', 'priliv', 'credit'],
  debit: ['zaduzenje', 'duguje', 'isplata', 'odliv', 'debit'],
  amount: ['iznos', 'amount'],
  currency: ['valuta', 'currency'],
  reference: ['poziv na broj odobrenja', 'poziv na broj (odobrenje)', 'poziv na broj', 'reference', 'referenca'],
  payer: ['nalogodavac', 'platilac', 'naziv platioca', 'naziv partnera', 'partner', 'naziv', 'payer', 'name'],
  purpose: ['svrha placanja', 'svrha', 'opis', 'purpose', 'description'],
  bankReference: ['broj transakcije', 'id transakcije', 'transaction id', 'referenca banke'],
} as const;

type Column = keyof typeof columnNames;

/**
 * Reads a statement in CSV: a header with the names that Serbian banks use, then one movement per line. Amounts are in
 * one column with signs, or in one column for each direction. Without a column for the currency all amounts are in
 * dinars.
 */
export function readCsvStatement(text: string): Statement {
  const rows = rowsOf(text);
  if (typeof rows === 'string') return unreadable(rows);

  const header = rows.findIndex(({ cells }) => columnsOf(cells) !== null);
  const columns = columnsOf(rows[header]?.cells ?? []);
  if (!columns) return unreadable('columns-missing');

  const body = rows.slice(header + 1);
  if (body.length > statementLimits.lines) return unreadable('too-many-lines');

  const lines: StatementLine[] = [];
  const problems: { line: number; problem: StatementProblem }[] = [];
  const keysOf = movementKeys();
  const formerly = new Map<string, number>();
  let debits = 0;
  for (const { line, cells } of body) {
    const cell = (column: Column) => statementText(cells[columns.get(column) ?? -1] ?? '');
    const amount = amountOf(cell);
    const date = readStatementDate(cell('date'));
    const currency = columns.has('currency') ? cell('currency').toUpperCase() : 'RSD';
    if (amount === null || amount === 0) problems.push({ line, problem: 'amount-invalid' });
    else if (amount < 0) debits += 1;
    else if (date === null) problems.push({ line, problem: 'date-invalid' });
    else if (currency !== 'RSD' && currency !== 'DIN' && currency !== 'EUR')
      problems.push({ line, problem: 'currency-unknown' });
    else {
      const movement = {
        date,
        amount,
        currency: currency === 'EUR' ? 'EUR' : 'RSD',
        reference: cell('reference'),
        payer: cell('payer'),
        purpose: cell('purpose'),
      } as const;
      const number = cell('bankReference');
      const former = number === '' ? JSON.stringify(Object.values(movement)) : number;
      const count = (formerly.get(former) ?? 0) + 1;
      formerly.set(former, count);
      const formerKey = createHash('sha256').update(`csv ${former} ${count}`).digest('hex');
      const facts = { ...movement, order: orderOf(movement.reference, movement.purpose) };
      const numbered = number === '' ? null : ['csv', number];
      const keys = keysOf({ ...facts, numbered, place: ['csv', facts.payer, facts.purpose] });
      lines.push({ line, ...keys, formerKey, isCalledBack: false, ...facts });
    }
  }

  return { lines, problems, debits };
}

interface Row {
  readonly line: number;
  readonly cells: readonly string[];
}

function rowsOf(text: string): readonly Row[] | StatementProblem {
  // the parser takes ten seconds for a line of millions of cells
  if (text.split(/\r\n?|\n/).some((line) => line.length > statementLimits.lineLength)) return 'not-readable';

  const [first = ''] = text.split(/\r?\n/, 1);
  const count = (mark: string) => text.slice(0, 20_000).split(mark).length;
  const [delimiter = ';'] = first.includes(';') ? [';'] : [';', '\t', ','].toSorted((a, b) => count(b) - count(a));
  // names of payers may contain quotation marks: those that do not quote a cell are plain characters
  const usual = {
    delimiter,
    bom: true,
    relax_column_count: true,
    skip_empty_lines: true,
    info: true,
    max_record_size: statementLimits.lineLength,
  };

  return parsed(text, { ...usual, relax_quotes: true }) ?? parsed(text, { ...usual, quote: false }) ?? 'not-readable';
}

function parsed(text: string, options: Options): readonly Row[] | null {
  try {
    const records = parse(text, options) as unknown as { record: string[]; info: { lines: number } }[];
    return records.map(({ record, info }) => ({ line: info.lines, cells: record }));
  } catch {
    return null;
  }
}

/** The index of each column. Null: this line is not the header, because banks put other lines above it. */
function columnsOf(cells: readonly string[]): ReadonlyMap<Column, number> | null {
  const names = cells.map((cell) => fold(statementText(cell)));
  const columns = new Map<Column, number>();
  for (const [column, known] of Object.entries(columnNames) as [Column, readonly string[]][]) {
    const name = known.find((each) => names.includes(each));
    if (name !== undefined) columns.set(column, names.indexOf(name));
  }

  return columns.has('date') && (columns.has('amount') || columns.has('credit')) ? columns : null;
}

/** The amount with its sign; null if there is no readable amount. */
function amountOf(cell: (column: Column) => string): number | null {
  const [credit, debit] = [cell('credit'), cell('debit')];
  if (credit === '' && debit === '') return readStatementAmount(cell('amount'));

  const [came, went] = [credit, debit].map((text) => (text === '' ? 0 : readStatementAmount(text)));
  if (came === null || came === undefined || went === null || went === undefined) return null;

  return came !== 0 && went !== 0 ? null : came - Math.abs(went);
}

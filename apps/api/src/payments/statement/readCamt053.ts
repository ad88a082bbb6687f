import { XMLParser } from 'fast-xml-parser';
import { movementKeys } from './movementKeys.ts';
import { statementLimits, unreadable, type Statement, type StatementLine, type StatementProblem } from './Statement.ts';
import { orderOf, readStatementDate, statementText } from './statementValues.ts';

type Element = Readonly<Record<string, unknown>>;

/** Deepest nesting of elements; a real statement has about twelve levels. Deeper files are refused. */
const maxNestedTags = 64;

/**
 * Reads a statement in camt.053 (ISO 20022), any version. Only booked credits count, and credits that the bank took
 * back. An entry with several transfers gives a line for each, if their amounts add up to it. Documents with a DTD are
 * refused, because entities could expand without end or read files.
 */
export function readCamt053(xml: string): Statement {
  if (/<!(?!--|\[CDATA\[)/.test(xml)) return unreadable('not-readable');

  const statements = statementsIn(xml);
  if (statements.length === 0) return unreadable('not-readable');

  const entries = statements.flatMap((statement) =>
    values(statement['Ntry']).map((entry, index) => ({
      entry: isElement(entry) ? entry : {},
      statement: { id: textAt(statement, 'Id'), account: accountOf(statement) },
      place: index + 1,
    })),
  );
  if (entries.length > statementLimits.lines) return unreadable('too-many-lines');

  const lines: StatementLine[] = [];
  const problems: { line: number; problem: StatementProblem }[] = [];
  const keysOf = movementKeys();
  const formerly = new Map<string, number>();
  let debits = 0;
  for (const [index, { entry, statement, place }] of entries.entries()) {
    const line = index + 1;
    const direction = textAt(entry, 'CdtDbtInd');
    const isReversal = isReversalOf(entry);
    if (direction === 'DBIT' && isReversal === false) {
      debits += 1;
      continue;
    }
    const number = textAt(entry, 'AcctSvcrRef');
    const former = number || `${statement.id} ${line}`;
    const count = (formerly.get(former) ?? 0) + 1;
    formerly.set(former, count);
    const read = readEntry(entry);
    if (typeof read === 'string') {
      problems.push({ line, problem: read });
      continue;
    }
    const again = count === 1 ? '' : ` again ${count}`;
    for (const [part, facts] of read.entries()) {
      const known = ['camt', direction, statement.account];
      const numbered = number === '' ? null : [...known, number, part];
      const keys = keysOf({ ...facts, numbered, place: [...known, statement.id, place, part] });
      const formerKey = `camt ${former}${again}${read.length === 1 ? '' : ` ${part + 1}`}`;
      lines.push({ line, ...keys, formerKey, isCalledBack: direction === 'DBIT', ...facts });
    }
    if (lines.length > statementLimits.lines) return unreadable('too-many-lines');
  }

  return { lines, problems, debits };
}

function statementsIn(xml: string): readonly Element[] {
  try {
    const parser = new XMLParser({
      removeNSPrefix: true,
      ignoreAttributes: false,
      attributeNamePrefix: '@',
      parseTagValue: false,
      parseAttributeValue: false,
      maxNestedTags,
    });
    const root: unknown = parser.parse(xml, true);
    return list(at(root, 'Document', 'BkToCstmrStmt', 'Stmt'));
  } catch {
    return [];
  }
}

/** The facts of one transfer. */
type Facts = Pick<StatementLine, 'date' | 'amount' | 'currency' | 'reference' | 'order' | 'payer' | 'purpose'>;

/** The account of a statement. The bank's numbers are only unique within it. */
function accountOf(statement: Element): string {
  const account = textAt(statement, 'Acct', 'Id', 'IBAN') || textAt(statement, 'Acct', 'Id', 'Othr', 'Id');
  return account.replaceAll(/\s/g, '').toUpperCase();
}

/** Whether an entry reverses an earlier one (an xs:boolean). Null: the value is invalid. */
function isReversalOf(entry: Element): boolean | null {
  const said = textAt(entry, 'RvslInd').toLowerCase();
  if (said === 'true' || said === '1') return true;
  return said === '' || said === 'false' || said === '0' ? false : null;
}

function readEntry(entry: Element): readonly Facts[] | StatementProblem {
  const status = textAt(entry, 'Sts', 'Cd') || textAt(entry, 'Sts');
  const direction = textAt(entry, 'CdtDbtInd');
  const isReversal = isReversalOf(entry);
  if (isReversal === null || (direction !== 'CRDT' && direction !== 'DBIT')) return 'not-readable';
  if (isReversal && direction === 'CRDT') return 'reversal';
  if (status !== '' && status !== 'BOOK') return 'not-booked';

  const date = dateAt(entry, 'BookgDt') ?? dateAt(entry, 'ValDt');
  if (date === null) return 'date-invalid';

  const whole = amountOf(entry['Amt']);
  if (typeof whole === 'string') return whole;

  const transfers = list(entry['NtryDtls']).flatMap((details) => list(details['TxDtls']));
  if (transfers.length <= 1) return [factsOf(transfers[0] ?? {}, entry, date, whole)];

  const parts = transfers.map((transfer) => amountOf(transfer['Amt'] ?? at(transfer, 'AmtDtls', 'TxAmt', 'Amt')));
  const facts: Facts[] = [];
  let sum = 0;
  for (const [index, part] of parts.entries()) {
    if (typeof part === 'string' || part.currency !== whole.currency) return 'batch-differs';

    sum += part.amount;
    facts.push(factsOf(transfers[index] ?? {}, entry, date, part));
  }

  return sum === whole.amount ? facts : 'batch-differs';
}

interface Money {
  readonly amount: number;
  readonly currency: 'RSD' | 'EUR';
}

function amountOf(element: unknown): Money | StatementProblem {
  const [, whole, decimals = ''] = /^(\d{1,13})(?:\.(\d{1,5}))?$/.exec(textAt(element)) ?? [];
  const currency = textAt(element, '@Ccy');
  const amount = Number(`${whole}${decimals.slice(0, 2).padEnd(2, '0')}`);
  if (whole === undefined || /[1-9]/.test(decimals.slice(2)) || amount === 0) return 'amount-invalid';

  return currency === 'RSD' || currency === 'EUR' ? { amount, currency } : 'currency-unknown';
}

function factsOf(transfer: Element, entry: Element, date: string, money: Money): Facts {
  const structured = list(at(transfer, 'RmtInf', 'Strd')).map((part) => textAt(part, 'CdtrRefInf', 'Ref'));
  const unstructured = values(at(transfer, 'RmtInf', 'Ustrd')).map((part) => textAt(part));
  const ends = [textAt(transfer, 'Refs', 'EndToEndId')].filter((id) => id !== 'NOTPROVIDED');
  const reference = statementText([...structured, ...ends].find((text) => text !== '') ?? '');
  const purpose = statementText(
    [...unstructured, textAt(transfer, 'AddtlTxInf'), textAt(entry, 'AddtlNtryInf')].join(' '),
  );
  const payer = textAt(transfer, 'RltdPties', 'Dbtr', 'Nm') || textAt(transfer, 'RltdPties', 'Dbtr', 'Pty', 'Nm');

  return {
    date,
    ...money,
    reference,
    order: orderOf(reference, purpose),
    payer: statementText(payer),
    purpose,
  };
}

const dateAt = (entry: Element, name: string) =>
  readStatementDate(textAt(entry, name, 'Dt') || textAt(entry, name, 'DtTm'));

const values = (value: unknown): readonly unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? (value as unknown[]) : [value];

const isElement = (value: unknown): value is Element =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const list = (value: unknown): readonly Element[] => values(value).filter(isElement);

/** The first element at a path of names. */
function at(value: unknown, ...path: readonly string[]): unknown {
  let found = value;
  for (const name of path) {
    const [first] = list(found);
    found = first && Object.hasOwn(first, name) ? first[name] : undefined;
  }
  return found;
}

/** The text of the element at a path; empty if there is no such element. */
function textAt(value: unknown, ...path: readonly string[]): string {
  const [found] = values(at(value, ...path));
  const text = isElement(found) ? found['#text'] : found;
  return typeof text === 'string' ? text.trim() : '';
}

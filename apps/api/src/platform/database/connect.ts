import { AsyncLocalStorage } from 'node:async_hooks';
import postgres, { type PendingQuery, type Row, type Sql, type TransactionSql } from 'postgres';
import { CallTimeout, msLeftOfCall } from './callLimit.ts';
import { inTransaction, refuseInTransaction } from './openTransaction.ts';

/** Access to the database. */
export interface Database {
  readonly sql: Sql;
  close(): Promise<void>;
}

/** Reads `bigint` as a number: ids and sizes stay far below 2^53. */
const bigintAsNumber = { to: 20, from: [20], serialize: String, parse: Number };

/** Longest wait for a connection, and longest pause before the next try; seconds. */
const patience = { connect_timeout: 5, backoff: (tries: number) => Math.min(3 ** tries / 100, 1) };

/** Most connections for background work; {@link ConnectOptions.connections} if that is less. */
const workConnections = 6;

/**
 * Is called when a statement ends.
 *
 * @param statement its text without parameters
 * @param ms from when it was sent
 */
type NoteStatement = (statement: string, ms: number, failed: boolean) => void;

/** How the pools are opened. */
export interface ConnectOptions {
  /** Most connections for calls at a time. @default 10 */
  readonly connections?: number;
  /** Milliseconds after which PostgreSQL ends a statement of a call, also one that waits for a lock. @default 10000 */
  readonly statementWithin?: number;
  /** Is called when a statement outside of a transaction ends. @default no report */
  readonly noteStatement?: NoteStatement;
}

/**
 * Connects to a PostgreSQL address. Connections open when they are needed and reopen after a restart of the database.
 * An open transaction is ended after a minute, because it would hold up all readers of the outbox.
 *
 * Calls have their own pool, so background work never holds up visitors. Their statements have a time limit. The writes
 * of a call commit while its caller waits, or never: see {@link limitCall}.
 */
export function connect(
  url: string,
  { connections = 10, statementWithin = 10_000, noteStatement }: ConnectOptions = {},
): Database {
  const open = (max: number, limits: { readonly statement_timeout?: number }) =>
    postgres(url, {
      max,
      ...patience,
      onnotice: () => {},
      types: { bigint: bigintAsNumber },
      connection: { application_name: 'volan-api', idle_in_transaction_session_timeout: 60_000, ...limits },
    }) as unknown as Sql;
  const work = open(Math.min(connections, workConnections), {});
  const calls = open(connections, { statement_timeout: statementWithin });

  const sql = routed(work, calls, noteStatement);

  return { sql, close: () => sql.end({ timeout: 5 }) };
}

/** The parts of a statement of the driver that routing needs. */
interface Statement extends PendingQuery<Row[]> {
  readonly strings: TemplateStringsArray;
  readonly args: readonly unknown[];
  /** Set for statements that are read row by row with a cursor. */
  readonly cursorFn?: unknown;
  /** Rows come as arrays. */
  readonly isRaw?: unknown;
  handler: (statement: Statement) => unknown;
  resolve: (rows: unknown) => void;
  reject: (reason: unknown) => void;
}

/** One `sql` over both pools. The pool is chosen when a statement is sent. */
function routed(work: Sql, calls: Sql, noteStatement?: NoteStatement): Sql {
  const handlerOf = (pool: Sql) => (pool`select 1` as unknown as Statement).handler;
  const toWork = handlerOf(work);
  const toCalls = handlerOf(calls);
  const send = (statement: Statement) => {
    if (noteStatement) noteEnd(statement, noteStatement);
    try {
      refuseInTransaction(textOf(statement));
      if (msLeftOfCall() === null || statement.cursorFn) return toWork(statement);
      if (!writes(statement)) return toCalls(statement);
    } catch (error) {
      return statement.reject(error);
    }
    // A single statement would commit by itself when it arrives, even after the caller was answered.
    return beginInCall(calls, (transaction) =>
      Object.assign(transaction(statement.strings, ...(statement.args as never[])), { isRaw: statement.isRaw }),
    ).then(statement.resolve, statement.reject);
  };

  return new Proxy(work, {
    apply(_target, _self, args: Parameters<Sql>) {
      const made = (work as (...given: unknown[]) => unknown)(...args);
      if (isStatement(made)) made.handler = send;
      return made;
    },
    get(_target, key) {
      if (key === 'begin') return (...args: BeginArguments) => begin(work, calls, args);
      if (key === 'end') return (how: { timeout: number }) => Promise.all([work.end(how), calls.end(how)]);
      // Not limited: rate limits count late calls too.
      if (key === 'unsafe' || key === 'reserve') {
        refuseInTransaction(key);
        return (msLeftOfCall() === null ? work : calls)[key];
      }

      return Reflect.get(work, key) as unknown;
    },
  });
}

/**
 * Reports when a statement ends. The report runs in the caller's async context, so a trace shows it below the request.
 */
function noteEnd(statement: Statement, note: NoteStatement) {
  const began = performance.now();
  const inContext = AsyncLocalStorage.snapshot();
  const { resolve, reject } = statement;
  const ended = (failed: boolean) => inContext(note, textOf(statement), performance.now() - began, failed);
  statement.resolve = (rows) => {
    ended(false);
    resolve(rows);
  };
  statement.reject = (reason) => {
    ended(true);
    reject(reason);
  };
}

/** The text of a statement, with a question mark for each parameter. */
const textOf = ({ strings, args }: Statement): string =>
  strings
    .map((text, index) => {
      const arg = args[index];
      if (index === strings.length - 1) return text;
      return text + (isStatement(arg) ? textOf(arg) : '?');
    })
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim();

const isStatement = (made: unknown): made is Statement => made instanceof Promise && 'strings' in made;

/** Keywords of statements that change rows. Our ledger functions change rows within a `select`. */
const changes = /\b(?:insert|update|delete|merge|truncate)\b|\bledger_\w+\(/i;

/** Whether a statement or one of its fragments may change rows. */
const writes = ({ strings, args }: Statement): boolean =>
  changes.test(strings.join(' ')) || args.some((arg) => isStatement(arg) && writes(arg));

type Work = (transaction: TransactionSql) => unknown;
type BeginArguments = [Work] | [how: string, Work];

async function begin(work: Sql, calls: Sql, args: BeginArguments): Promise<unknown> {
  const [how, run] = args.length === 2 ? args : ['', args[0]];
  refuseInTransaction('begin');
  // read-only work may take long and has nothing to roll back
  if (msLeftOfCall() === null || how.includes('read only')) return work.begin(how, run);

  return beginInCall(calls, run, how);
}

/**
 * A transaction of a call. It commits only while the caller still waits.
 *
 * PostgreSQL checks the time in the message that commits. A COMMIT that arrives late, because the database or the
 * network hung, does nothing. The time counts from PostgreSQL's start of the transaction, so the clocks need not agree.
 *
 * @throws CallTimeout if it was too late; nothing is written
 */
function beginInCall(calls: Sql, run: Work, how = ''): Promise<unknown> {
  return calls.begin(how, async (transaction) => {
    const left = msLeftOfCall();
    const result = await inTransaction(() => run(transaction));
    if (left === null) return result;

    msLeftOfCall();
    try {
      // the driver sends its own COMMIT afterwards; `and chain` opens an empty transaction for it
      await transaction.unsafe(
        `select 1 / (clock_timestamp() < now() + interval '${Math.floor(left)} ms')::int; commit and chain`,
      );
    } catch (error) {
      throw (error as { code?: string }).code === divisionByZero ? new CallTimeout() : error;
    }

    return result;
  });
}

const divisionByZero = '22012';

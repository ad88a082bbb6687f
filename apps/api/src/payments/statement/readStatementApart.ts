import { readApart, ReadingGivenUp } from '../../platform/files/readApart.ts';
import { unreadable, type Statement } from './Statement.ts';

/**
 * Reads a bank statement in a process of its own, so that it does not delay other calls of the API. A file that takes
 * longer than `withinMs` is `timed-out`, one that needs more memory than a statement `too-large`; its process is ended.
 * [M42]
 */
export async function readStatementApart(bytes: Uint8Array, withinMs?: number): Promise<Statement> {
  try {
    return await readApart<Statement>(new URL('statementProcess.ts', import.meta.url), { bytes }, withinMs);
  } catch (error) {
    if (error instanceof ReadingGivenUp) return unreadable(error.why);
    throw error;
  }
}

import { Worker } from 'node:worker_threads';
import { unreadable, type Statement } from './Statement.ts';

/** Longest reading in milliseconds, with the start of its thread: a full statement takes a second or two. */
const maxReadingMs = 30_000;

/** Memory for what one file is read into. */
const maxMegabytes = 512;

/**
 * Reads a bank statement in a thread of its own, so that no file holds up the other calls of the API. A file that takes longer than
 * `withinMs` is `timed-out`, one that needs more memory than a statement `too-large`; its thread is ended. [M42]
 */
export function readStatementApart(bytes: Uint8Array, withinMs = maxReadingMs): Promise<Statement> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('statementThread.ts', import.meta.url), {
      workerData: bytes,
      execArgv: ['--conditions=@volan/source'],
      resourceLimits: { maxOldGenerationSizeMb: maxMegabytes },
    });
    const timer = setTimeout(() => {
      resolve(unreadable('timed-out'));
      void thread.terminate();
    }, withinMs);
    thread.once('message', resolve);
    thread.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve(unreadable('too-large'));
      else reject(error);
    });
    thread.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`The thread that reads a bank statement ended with ${code} and no answer.`));
    });
  });
}

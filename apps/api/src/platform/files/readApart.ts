import { Worker } from 'node:worker_threads';

/** Longest reading in milliseconds, with the start of its thread: a full file takes some seconds. */
const maxReadingMs = 30_000;

/** Memory for what one file is read into. */
const maxMegabytes = 512;

/** A file took more time or memory to read than files that somebody needs. */
export class ReadingGivenUp extends Error {
  readonly why: 'timed-out' | 'too-large';

  constructor(why: ReadingGivenUp['why']) {
    super(`The reading of a file was given up: ${why}`);
    this.why = why;
  }
}

/**
 * Reads a file in a thread of its own, so that no file holds up the other calls of the API. The module `thread` gets `given` as
 * its `workerData`, posts what it has read and ends.
 *
 * @throws ReadingGivenUp; the thread is ended then
 */
export function readApart<Read>(thread: URL, given: unknown, withinMs = maxReadingMs): Promise<Read> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(thread, {
      workerData: given,
      execArgv: ['--conditions=@volan/source'],
      resourceLimits: { maxOldGenerationSizeMb: maxMegabytes },
    });
    const timer = setTimeout(() => {
      reject(new ReadingGivenUp('timed-out'));
      void worker.terminate();
    }, withinMs);
    worker.once('message', resolve);
    worker.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new ReadingGivenUp('too-large') : error);
    });
    worker.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`The thread that reads a file ended with ${code} and no answer.`));
    });
  });
}

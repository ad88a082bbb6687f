import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Longest reading in milliseconds, with the start of its process: a full file takes some seconds. */
const maxReadingMs = 30_000;

/** Memory for reading one file, in megabytes. */
const maxMegabytes = 512;

/** Reading a file took too much time or memory. */
export class ReadingGivenUp extends Error {
  readonly why: 'timed-out' | 'too-large';

  constructor(why: ReadingGivenUp['why']) {
    super(`The reading of a file was given up: ${why}`);
    this.why = why;
  }
}

/** The message of a reading process: the result, or the stack of an error. */
type Answer<Read> = { readonly read: Read } | { readonly error: string };

/**
 * Reads a file in a process of its own, so that it neither delays other calls of the API nor ends the API: V8 sometimes
 * aborts when threads that used WebAssembly end.
 *
 * @param program a module that calls {@link answerReading}
 * @param given what it reads
 * @throws ReadingGivenUp; the process is ended then
 */
export function readApart<Read>(program: URL, given: object, withinMs = maxReadingMs): Promise<Read> {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(program), {
      serialization: 'advanced',
      execArgv: ['--conditions=@volan/source', `--max-old-space-size=${maxMegabytes}`],
      // a process that has no memory left writes a long report
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const timer = setTimeout(() => {
      reject(new ReadingGivenUp('timed-out'));
      child.kill('SIGKILL');
    }, withinMs);

    child.once('message', (answer: Answer<Read>) => {
      if ('read' in answer) resolve(answer.read);
      else reject(new Error(`A file could not be read: ${answer.error}`));
    });
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      clearTimeout(timer);
      // V8 aborts where the memory is used up
      if (signal === 'SIGABRT') reject(new ReadingGivenUp('too-large'));
      else reject(new Error(`The process that reads a file ended with ${signal ?? code} and no answer.`));
    });
    child.send(given);
  });
}

/** Reads what {@link readApart} sends, answers and ends. Call it in a module that is a process of its own. */
export function answerReading<Read>(read: (given: never) => Read | Promise<Read>): void {
  const send = (answer: Answer<Read>) => process.send?.(answer, () => process.disconnect());

  process.once('message', (given) => {
    // `then` also catches what `read` throws at once
    void Promise.resolve()
      .then(() => read(given as never))
      .then(
        (done) => send({ read: done }),
        (error: unknown) => send({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
      );
  });
}

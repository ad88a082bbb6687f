import { fork, type ChildProcess } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { PictureTask, ResizeReply, ResizeRequest } from './ResizeTask.ts';

/** Makes pictures smaller, in a process of its own. */
export interface Resizer {
  /**
   * Reads the source when its turn comes, so that what waits takes no memory.
   *
   * Rejects when the source cannot be read or is not a whole picture of an allowed size, after `timeoutMs`, and with
   * {@link QueueFull} where `maxWaiting` pictures wait already.
   */
  resize(readSource: () => Promise<Uint8Array>, task: PictureTask): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** More pictures were asked for at once than the queue holds. A call that meets it is unavailable. */
export class QueueFull extends Error {
  readonly statusCode = 503;
}

interface Waiting {
  id: number;
  readSource: () => Promise<Uint8Array>;
  task: PictureTask;
  resolve: (bytes: Uint8Array) => void;
  reject: (error: Error) => void;
}

/** How a resizer works. */
export interface ResizerOptions {
  /** Pictures at a time. @default 2 */
  readonly atOnce?: number;
  /** Longest work at one picture, in milliseconds. @default 20_000 */
  readonly timeoutMs?: number;
  /** Pictures that wait for their turn. @default 300: what is usually made while a request may wait for it */
  readonly maxWaiting?: number;
  /** Nobody waits for its pictures: on a busy machine everything else goes first. @default false */
  readonly patient?: boolean;
}

/**
 * One child process with a queue in front of it: two pictures at a time, so that decoding never takes all cores or memory.
 * A child that crashes or hangs is replaced; only the pictures it was working on fail.
 */
export function startResizer({
  atOnce = 2,
  timeoutMs = 20_000,
  maxWaiting = 300,
  patient = false,
}: ResizerOptions = {}): Resizer {
  const queue: Waiting[] = [];
  const running = new Map<number, Waiting & { timer: NodeJS.Timeout }>();
  let child: ChildProcess | null = null;
  let nextId = 1;
  let closed = false;

  function ensureChild(): ChildProcess {
    if (child) return child;
    const started = fork(fileURLToPath(new URL('child.ts', import.meta.url)), {
      serialization: 'advanced',
      execArgv: ['--max-old-space-size=256'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    started.on('message', (reply: ResizeReply) =>
      settle('bytes' in reply ? reply : { id: reply.id, error: new Error(reply.error) }),
    );
    started.on('error', () => lose(started));
    started.on('exit', () => lose(started));
    if (patient && started.pid !== undefined) setPriority(started.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    started.unref();
    started.channel?.unref();
    child = started;
    return started;
  }

  function lose(lost: ChildProcess) {
    if (child !== lost) return;
    child = null;
    const error = new Error('The resizer process ended before the picture was ready.');
    for (const id of running.keys()) settle({ id, error });
  }

  function settle(reply: { id: number; bytes: Uint8Array } | { id: number; error: Error }) {
    const task = running.get(reply.id);
    if (!task) return;
    clearTimeout(task.timer);
    running.delete(reply.id);
    if ('bytes' in reply) task.resolve(reply.bytes);
    else task.reject(reply.error);
    if (running.size === 0) child?.channel?.unref();
    next();
  }

  function next() {
    if (closed || running.size >= atOnce) return;
    const waiting = queue.shift();
    if (!waiting) return;
    const { id, readSource, task } = waiting;
    const worker = ensureChild();
    let isSent = false;
    const timer = setTimeout(() => {
      if (isSent) worker.kill('SIGKILL');
      settle({ id, error: new Error(`The picture was not ready after ${timeoutMs} ms.`) });
    }, timeoutMs);
    running.set(id, { ...waiting, timer });
    worker.channel?.ref();
    readSource().then(
      (source) => {
        if (!running.has(id)) return;
        isSent = true;
        const request: ResizeRequest = { id, source, task };
        worker.send(request, (error) => {
          if (error) settle({ id, error });
        });
      },
      (error: unknown) => settle({ id, error: error instanceof Error ? error : new Error(String(error)) }),
    );
  }

  return {
    resize: (readSource, task) =>
      new Promise((resolve, reject) => {
        if (closed) {
          reject(new Error('The resizer is closed.'));
          return;
        }
        if (queue.length >= maxWaiting) {
          reject(new QueueFull('Too many pictures wait to be made.'));
          return;
        }
        queue.push({ id: nextId++, readSource, task, resolve, reject });
        next();
      }),
    async close() {
      closed = true;
      for (const waiting of queue.splice(0)) waiting.reject(new Error('The resizer is closed.'));
      const ending = child;
      if (!ending) return;
      await new Promise<void>((resolve) => {
        ending.once('exit', () => resolve());
        ending.kill();
      });
    },
  };
}

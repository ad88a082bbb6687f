import { fork, type ChildProcess } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { ResizeReply, ResizeRequest, ResizeTask, ShareTask } from './ResizeTask.ts';

/** Makes pictures smaller, in a process of its own. */
export interface Resizer {
  /** Rejects when the source is not a whole picture of an allowed size, or after `timeoutMs`. */
  resize(source: Uint8Array, task: ResizeTask | ShareTask): Promise<Uint8Array>;
  close(): Promise<void>;
}

interface Waiting {
  request: ResizeRequest;
  resolve: (bytes: Uint8Array) => void;
  reject: (error: Error) => void;
}

/** How a resizer works. */
export interface ResizerOptions {
  /** Pictures at a time. @default 2 */
  readonly atOnce?: number;
  /** Longest work at one picture, in milliseconds. @default 20_000 */
  readonly timeoutMs?: number;
  /** Nobody waits for its pictures: on a busy machine everything else goes first. @default false */
  readonly patient?: boolean;
}

/**
 * One child process with a queue in front of it: two pictures at a time, so that decoding never takes all cores or memory.
 * A child that crashes or hangs is replaced; only the pictures it was working on fail.
 */
export function startResizer({ atOnce = 2, timeoutMs = 20_000, patient = false }: ResizerOptions = {}): Resizer {
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
    started.on('message', (reply: ResizeReply) => settle(reply));
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
    for (const id of running.keys()) settle({ id, error: 'The resizer process ended before the picture was ready.' });
  }

  function settle(reply: ResizeReply) {
    const task = running.get(reply.id);
    if (!task) return;
    clearTimeout(task.timer);
    running.delete(reply.id);
    if ('bytes' in reply) task.resolve(reply.bytes);
    else task.reject(new Error(reply.error));
    if (running.size === 0) child?.channel?.unref();
    next();
  }

  function next() {
    if (closed || running.size >= atOnce) return;
    const waiting = queue.shift();
    if (!waiting) return;
    const worker = ensureChild();
    const timer = setTimeout(() => {
      worker.kill('SIGKILL');
      settle({ id: waiting.request.id, error: `The picture was not ready after ${timeoutMs} ms.` });
    }, timeoutMs);
    running.set(waiting.request.id, { ...waiting, timer });
    worker.channel?.ref();
    worker.send(waiting.request, (error) => {
      if (error) settle({ id: waiting.request.id, error: error.message });
    });
  }

  return {
    resize: (source, task) =>
      new Promise((resolve, reject) => {
        if (closed) {
          reject(new Error('The resizer is closed.'));
          return;
        }
        queue.push({ request: { id: nextId++, source, task }, resolve, reject });
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

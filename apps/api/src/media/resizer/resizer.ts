import { fork, type ChildProcess } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { pictureLimits } from '@volan/domain-rules';
import type { PictureTask, ResizeReply, ResizeRequest } from './ResizeTask.ts';
import { waitingLine } from './waitingLine.ts';

const { pixels, avifPixels } = pictureLimits;

/** Makes pictures smaller, in a process of its own. */
export interface Resizer {
  /**
   * Reads the source when its turn comes, so that waiting tasks take no memory. Sizes for visitors come before uploads,
   * and uploads never take all slots. Within each kind the visitors take turns.
   *
   * Rejects if the source cannot be read or is not a complete picture of an allowed size, and with {@link ResizerBusy}
   * if the process could not decide that.
   *
   * @param how who asks, and a callback for the pixels
   */
  resize(readSource: () => Promise<Uint8Array>, task: PictureTask, how?: ResizeHow): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** For whom a picture is made. */
interface ResizeHow {
  /** The address that asks for a size, or the account that uploads a file. @default shared by all */
  readonly from?: string | undefined;
  /** Is called with the number of pixels of an upload before they are decoded. */
  readonly onPixels?: (pixels: number) => void;
}

/**
 * A picture was not made for a reason that may pass: the queue is full, it took too long, or the process ended twice
 * before it was ready. A call that gets this error answers 503 `unavailable`.
 */
export class ResizerBusy extends Error {
  readonly statusCode = 503;
}

interface Waiting {
  readSource: () => Promise<Uint8Array>;
  task: PictureTask;
  resolve: (bytes: Uint8Array) => void;
  reject: (error: Error) => void;
  onPixels: ResizeHow['onPixels'];
  /** Its process ended once before it was ready. */
  isAgain: boolean;
}

/** Milliseconds after which an upload starts although visitors wait for sizes, so that uploads never starve. */
const uploadEveryMs = 5000;

/** Whether the task belongs to an upload. */
const isUpload = (task: PictureTask) => 'side' in task || 'hash' in task;

/** How a resizer works. */
export interface ResizerOptions {
  /** Pictures at a time. @default 2 */
  readonly atOnce?: number;
  /** Longest work at one picture, in milliseconds. @default 20_000 */
  readonly timeoutMs?: number;
  /** Most pictures in the queue. @default 300: this many are usually made while a request may wait */
  readonly maxWaiting?: number;
  /** Most uploads that wait; each is held in memory. @default 32 */
  readonly maxUploads?: number;
  /** Nobody waits for its pictures, so it runs at low priority. @default false */
  readonly patient?: boolean;
  /**
   * Called when a process ends by an error of its program. A decoder that crashes ends the process by a signal, which
   * is not reported.
   */
  readonly onCrash?: (exitCode: number) => void;
}

/**
 * One child process with a queue in front of it: two pictures at a time, so that decoding never takes all cores or
 * memory. A child that crashes or hangs is replaced. Its pictures are tried once more, each alone, so that only the
 * picture that ends the process fails.
 */
export function startResizer({
  atOnce = 2,
  timeoutMs = 20_000,
  maxWaiting = 300,
  maxUploads = 32,
  patient = false,
  onCrash = () => {},
}: ResizerOptions = {}): Resizer {
  const sizes = waitingLine<Waiting>(maxWaiting);
  const uploads = waitingLine<Waiting>(maxUploads);
  let lastUpload = -Infinity;
  const again: Waiting[] = [];
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
    started.on('message', (reply: ResizeReply) => {
      // restart all timers, because a picture that waits behind a large one also gets its full time
      if ('isBegun' in reply) for (const { timer } of running.values()) timer.refresh();
      else if ('pixels' in reply) running.get(reply.id)?.onPixels?.(reply.pixels);
      else settle('bytes' in reply ? reply : { id: reply.id, error: new Error(reply.error) });
    });
    started.on('error', () => lose(started));
    started.on('exit', (exitCode) => {
      if (exitCode) onCrash(exitCode);
      lose(started);
    });
    if (patient && started.pid !== undefined) setPriority(started.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    started.unref();
    started.channel?.unref();
    child = started;
    return started;
  }

  /** Continues without a process that ended or must be ended. */
  function lose(lost: ChildProcess) {
    if (child !== lost) return;
    child = null;
    lost.kill('SIGKILL');
    for (const { timer, ...one } of running.values()) {
      clearTimeout(timer);
      if (one.isAgain || closed) one.reject(new ResizerBusy('The resizer process ended before the picture was ready.'));
      else again.push({ ...one, isAgain: true });
    }
    running.clear();
    fill();
  }

  function settle(reply: { id: number; bytes: Uint8Array } | { id: number; error: Error }) {
    const task = running.get(reply.id);
    if (!task) return;
    clearTimeout(task.timer);
    running.delete(reply.id);
    if ('bytes' in reply) task.resolve(reply.bytes);
    else task.reject(reply.error);
    if (running.size === 0) child?.channel?.unref();
    fill();
  }

  /** The next picture that may start now. */
  function take(): Waiting | undefined {
    if (closed || running.size >= atOnce) return undefined;
    const isAlone = again.length > 0 || [...running.values()].some(({ isAgain }) => isAgain);
    if (isAlone && running.size > 0) return undefined;
    return again.shift() ?? processInOrder();
  }

  /** Sizes come first. An upload starts if its slot is free and no size waits, or if none has started for a while. */
  function processInOrder(): Waiting | undefined {
    const uploading = [...running.values()].filter(({ task }) => isUpload(task)).length;
    if (uploading >= Math.max(1, atOnce - 1)) return sizes.take();
    // no visitor waits for the tasks of a patient resizer
    const isDue = patient || performance.now() - lastUpload > uploadEveryMs;
    const next = isDue ? (uploads.take() ?? sizes.take()) : (sizes.take() ?? uploads.take());
    if (next && isUpload(next.task)) lastUpload = performance.now();
    return next;
  }

  function fill() {
    for (let waiting = take(); waiting; waiting = take()) begin(waiting);
  }

  function begin(waiting: Waiting) {
    const id = nextId++;
    const { readSource, task } = waiting;
    const worker = ensureChild();
    let isSent = false;
    const timer = setTimeout(() => {
      settle({ id, error: new ResizerBusy(`The picture was not ready after ${timeoutMs} ms.`) });
      if (isSent) lose(worker);
    }, timeoutMs);
    running.set(id, { ...waiting, timer });
    worker.channel?.ref();
    readSource().then(
      (source) => {
        if (!running.has(id)) return;
        isSent = true;
        const request: ResizeRequest = { id, source, task, limits: { pixels, avifPixels } };
        worker.send(request, (error) => {
          if (error) lose(worker);
        });
      },
      (error: unknown) => settle({ id, error: error instanceof Error ? error : new Error(String(error)) }),
    );
  }

  return {
    resize: (readSource, task, { from, onPixels } = {}) =>
      new Promise((resolve, reject) => {
        if (closed) {
          reject(new Error('The resizer is closed.'));
          return;
        }
        const line = isUpload(task) ? uploads : sizes;
        if (!line.add({ readSource, task, resolve, reject, onPixels, isAgain: false }, from ?? null)) {
          reject(new ResizerBusy('Too many pictures wait to be made.'));
          return;
        }
        fill();
      }),
    async close() {
      closed = true;
      const left = [...again.splice(0), ...sizes.takeAll(), ...uploads.takeAll()];
      for (const waiting of left) waiting.reject(new Error('The resizer is closed.'));
      const ending = child;
      if (!ending) return;
      await new Promise<void>((resolve) => {
        ending.once('exit', () => resolve());
        ending.kill();
      });
    },
  };
}

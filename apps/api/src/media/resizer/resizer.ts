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

/** Starts the process that makes pictures. It does not keep ours alive. */
function forkChild({
  patient,
  onReply,
  onEnd,
}: {
  readonly patient: boolean;
  readonly onReply: (reply: ResizeReply) => void;
  /** Called once it ended, and each time that an error of it comes up; the code is null without an exit. */
  readonly onEnd: (ended: ChildProcess, exitCode: number | null) => void;
}): ChildProcess {
  const child = fork(fileURLToPath(new URL('child.ts', import.meta.url)), {
    serialization: 'advanced',
    execArgv: ['--max-old-space-size=256'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  child.on('message', onReply);
  child.on('error', () => onEnd(child, null));
  child.on('exit', (exitCode) => onEnd(child, exitCode));
  if (patient && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  child.unref();
  child.channel?.unref();

  return child;
}

/** The pictures that the process works on, by the ids of their requests. */
type Running = Map<number, Waiting & { readonly timer: NodeJS.Timeout }>;

type Settled = { readonly id: number } & ({ readonly bytes: Uint8Array } | { readonly error: Error });

/** Passes a message of the process to the picture that it is about. */
function receive(reply: ResizeReply, running: Running, settle: (settled: Settled) => void) {
  // of all: one that waits behind it has no less time than it
  if ('isBegun' in reply) for (const { timer } of running.values()) timer.refresh();
  else if ('pixels' in reply) running.get(reply.id)?.onPixels?.(reply.pixels);
  else settle('bytes' in reply ? reply : { id: reply.id, error: new Error(reply.error) });
}

/**
 * Ends the work at all pictures of a process that is gone. `makeAgain` takes those that it had for the first time; the
 * others are rejected, and all if it is null.
 */
function interrupt(running: Running, makeAgain: ((picture: Waiting) => void) | null) {
  for (const { timer, ...one } of running.values()) {
    clearTimeout(timer);
    if (one.isAgain || !makeAgain) {
      one.reject(new ResizerBusy('The resizer process ended before the picture was ready.'));
    } else {
      makeAgain(one);
    }
  }
  running.clear();
}

const send = (child: ChildProcess, request: ResizeRequest, onLost: () => void) =>
  child.send(request, (error) => {
    if (error) onLost();
  });

const endChild = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.kill();
  });

/** The pictures that wait: those to begin again, sizes of stored pictures, and uploads. */
function waitingPictures({
  atOnce,
  patient,
  maxWaiting,
  maxUploads,
}: Pick<Required<ResizerOptions>, 'atOnce' | 'patient' | 'maxWaiting' | 'maxUploads'>) {
  const sizes = waitingLine<Waiting>(maxWaiting);
  const uploads = waitingLine<Waiting>(maxUploads);
  const again: Waiting[] = [];
  let lastUpload = -Infinity;

  /** Sizes come first. An upload starts if its slot is free and no size waits, or if none has started for a while. */
  function takeInOrder(running: readonly Waiting[]): Waiting | undefined {
    const uploading = running.filter(({ task }) => isUpload(task)).length;
    if (uploading >= Math.max(1, atOnce - 1)) return sizes.take();

    // no visitor waits for the tasks of a patient resizer
    const isDue = patient || performance.now() - lastUpload > uploadEveryMs;
    const next = isDue ? (uploads.take() ?? sizes.take()) : (sizes.take() ?? uploads.take());
    if (next && isUpload(next.task)) lastUpload = performance.now();

    return next;
  }

  return {
    /** False: the line of its sender, or of all, is full. */
    add: (waiting: Waiting, from: string | null) => (isUpload(waiting.task) ? uploads : sizes).add(waiting, from),
    /** A picture whose process ended: it is made once more, alone. */
    addAgain: (waiting: Waiting) => void again.push({ ...waiting, isAgain: true }),
    /** The next picture that may begin beside those that are running. */
    take(running: readonly Waiting[]): Waiting | undefined {
      if (running.length >= atOnce) return undefined;

      const isAlone = again.length > 0 || running.some(({ isAgain }) => isAgain);
      if (isAlone && running.length > 0) return undefined;

      return again.shift() ?? takeInOrder(running);
    },
    takeAll: () => [...again.splice(0), ...sizes.takeAll(), ...uploads.takeAll()],
  };
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
  const queue = waitingPictures({ atOnce, patient, maxWaiting, maxUploads });
  const running: Running = new Map();
  let child: ChildProcess | null = null;
  let nextId = 1;
  let closed = false;

  function ensureChild(): ChildProcess {
    child ??= forkChild({
      patient,
      onReply: (reply) => receive(reply, running, settle),
      onEnd(ended, exitCode) {
        if (exitCode) onCrash(exitCode);
        lose(ended);
      },
    });
    return child;
  }

  /** Continues without a process that ended or must be ended. */
  function lose(lost: ChildProcess) {
    if (child !== lost) return;

    child = null;
    lost.kill('SIGKILL');
    interrupt(running, closed ? null : queue.addAgain);
    fill();
  }

  function settle(reply: Settled) {
    const task = running.get(reply.id);
    if (!task) return;

    clearTimeout(task.timer);
    running.delete(reply.id);
    if ('bytes' in reply) task.resolve(reply.bytes);
    else task.reject(reply.error);
    if (running.size === 0) child?.channel?.unref();
    fill();
  }

  const next = () => (closed ? undefined : queue.take([...running.values()]));

  function fill() {
    for (let waiting = next(); waiting; waiting = next()) begin(waiting);
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
        send(worker, { id, source, task, limits: { pixels, avifPixels } }, () => lose(worker));
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
        if (!queue.add({ readSource, task, resolve, reject, onPixels, isAgain: false }, from ?? null)) {
          reject(new ResizerBusy('Too many pictures wait to be made.'));
          return;
        }
        fill();
      }),
    async close() {
      closed = true;
      for (const waiting of queue.takeAll()) waiting.reject(new Error('The resizer is closed.'));
      if (child) await endChild(child);
    },
  };
}

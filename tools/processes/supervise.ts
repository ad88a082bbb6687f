import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { endGroup } from './endGroup.ts';

/** A program that is started again when it ends by itself. */
interface SupervisedProgram {
  readonly name: string;
  /** Starts it as the leader of a process group of its own. */
  readonly start: () => ChildProcess;
}

/** The end of a program, and when it is started again. */
export interface Restart {
  readonly program: string;
  readonly pid: number | undefined;
  readonly exitCode: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly restartInMs: number;
}

/** How long a program waits before it is started again: twice as long each time, until it has run steadily. */
interface Backoff {
  readonly firstMs: number;
  readonly maxMs: number;
  /** After this time the next wait is the first one again. */
  readonly steadyMs: number;
}

export interface SupervisorOptions {
  /** Longest time in which a program may end after SIGTERM; then it is killed. */
  readonly endWithinMs: number;
  readonly onRestart: (restart: Restart) => void;
  /** @default from half a second to half a minute, steady after a minute */
  readonly backoff?: Backoff;
}

/** Keeps programs running until it is stopped. */
export interface Supervisor {
  start(program: SupervisedProgram): void;
  /**
   * Says that programs of this name have been ready: from now on one that ends is started again. Before that its end
   * means that it cannot run at all, as with a wrong setting.
   */
  ready(name: string): void;
  /** Resolves with the name of a program that ended before it was ready. */
  readonly failed: Promise<string>;
  /** Ends all, the last started first, each before the next. */
  stop(): Promise<void>;
}

interface Slot {
  readonly program: SupervisedProgram;
  child: ChildProcess;
  startedAt: number;
  /** Ends in a row before it had run steadily. */
  quickEnds: number;
}

const usual: Backoff = { firstMs: 500, maxMs: 30_000, steadyMs: 60_000 };

export function openSupervisor({ endWithinMs, onRestart, backoff = usual }: SupervisorOptions): Supervisor {
  const slots: Slot[] = [];
  const readyNames = new Set<string>();
  const { promise: failed, resolve: fail } = Promise.withResolvers<string>();
  const stopping = new AbortController();

  function watch(slot: Slot) {
    const { child } = slot;
    // a program that could not be started emits no exit
    child.on('error', () => child.pid === undefined && void restart(slot, null, null));
    child.once('exit', (exitCode, signal) => void restart(slot, exitCode, signal));
  }

  async function restart(slot: Slot, exitCode: number | null, signal: NodeJS.Signals | null) {
    const { program, child } = slot;
    if (stopping.signal.aborted) return;
    if (!readyNames.has(program.name)) {
      fail(program.name);
      return;
    }
    if (performance.now() - slot.startedAt >= backoff.steadyMs) slot.quickEnds = 0;
    const restartInMs = Math.min(backoff.maxMs, backoff.firstMs * 2 ** slot.quickEnds);
    slot.quickEnds += 1;
    onRestart({ program: program.name, pid: child.pid, exitCode, signal, restartInMs });
    // processes that a killed program had started would keep its ports
    await Promise.all([
      endGroup(child.pid ?? 0),
      pause(restartInMs, null, { signal: stopping.signal }).catch(() => null),
    ]);
    if (stopping.signal.aborted) return;

    slot.child = program.start();
    slot.startedAt = performance.now();
    watch(slot);
  }

  return {
    failed,
    ready: (name) => readyNames.add(name),
    start(program) {
      const slot = { program, child: program.start(), startedAt: performance.now(), quickEnds: 0 };
      slots.push(slot);
      watch(slot);
    },
    async stop() {
      stopping.abort();
      for (const { child } of slots.toReversed()) {
        await end(child, endWithinMs);
        // what it had started would outlive it
        await endGroup(child.pid ?? 0);
      }
    },
  };
}

async function end(child: ChildProcess, withinMs: number) {
  if (child.exitCode !== null || child.signalCode !== null) return;

  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  const late = new AbortController();
  const kill = async () => {
    await pause(withinMs, null, late);
    child.kill('SIGKILL');
  };
  await Promise.race([gone, kill().catch(() => {})]);
  late.abort();
  await gone;
}

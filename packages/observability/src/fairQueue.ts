/** How much work a {@link FairQueue} does and holds. */
export interface FairQueueLimits {
  /** Pieces of work that run at a time. */
  readonly atOnce: number;
  /** Limit for one sender. */
  readonly perSender: number;
  /** Pieces of work of one sender that wait. */
  readonly maxWaiting: number;
}

/** Work is refused because its sender has too much waiting. */
export class QueueFull extends Error {
  constructor() {
    super('Too much work of this sender is waiting.');
  }
}

/** Runs work of many senders in turn. */
export interface FairQueue {
  /**
   * Runs a piece of work when its turn comes. Senders take turns, so nobody waits for all the work of another sender.
   *
   * @throws QueueFull where the sender has too much waiting
   */
  run<Result>(sender: string, work: () => Promise<Result>): Promise<Result>;
}

/** The work of one sender. */
interface SenderState {
  running: number;
  /** What begins each piece of work that waits. */
  readonly waiting: (() => void)[];
}

/** Opens a queue. Work that waits costs little memory, so only the count is limited. */
export function fairQueue({ atOnce, perSender, maxWaiting }: FairQueueLimits): FairQueue {
  /** Senders with work that runs or waits. Those whose turn comes next are first. */
  const senders = new Map<string, SenderState>();
  let running = 0;

  /** Lets the others have their turn first. */
  function moveToEnd(sender: string, state: SenderState) {
    senders.delete(sender);
    senders.set(sender, state);
  }

  /** Starts the next piece of work whose turn it is. False: none may start now. */
  function startNext(): boolean {
    if (running >= atOnce) return false;

    for (const [sender, state] of senders) {
      const begin = state.running < perSender ? state.waiting.shift() : undefined;
      if (!begin) continue;

      moveToEnd(sender, state);
      state.running += 1;
      running += 1;
      begin();

      return true;
    }
    return false;
  }

  let isScheduled = false;

  /** Starts one piece of work for each turn of the event loop, so that other events are handled in between. */
  function schedule() {
    if (isScheduled) return;

    isScheduled = true;
    setImmediate(() => {
      isScheduled = false;
      if (startNext()) schedule();
    });
  }

  function end(sender: string) {
    running -= 1;
    const state = senders.get(sender);
    if (state) {
      state.running -= 1;
      moveToEnd(sender, state);
      if (state.running === 0 && state.waiting.length === 0) senders.delete(sender);
    }
    schedule();
  }

  return {
    async run(sender, work) {
      const state = senders.get(sender) ?? { running: 0, waiting: [] };
      if (state.waiting.length >= maxWaiting) throw new QueueFull();

      senders.set(sender, state);
      const turn = Promise.withResolvers<undefined>();
      state.waiting.push(() => turn.resolve(undefined));
      schedule();
      await turn.promise;
      try {
        return await work();
      } finally {
        end(sender);
      }
    },
  };
}

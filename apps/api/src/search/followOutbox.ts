import type { Sql } from 'postgres';
import type { Logger } from 'pino';
import type { FeedPosition } from './SearchIndex.ts';

/** Something that changed. */
export interface OutboxEvent {
  readonly xid: string;
  readonly seq: number;
  /** What changed: an ad, the taxonomy, a message that came, marks and settings of a conversation, or what somebody is told. */
  readonly topic: 'ad' | 'catalogue' | 'message' | 'conversation' | 'notification';
  readonly ad_id: number | null;
  readonly conversation_id: number | null;
  readonly message_id: number | null;
  readonly told_id: number | null;
  readonly notification_id: number | null;
}

/** Follows the outbox until it is closed. */
export interface Follower {
  /** When it last stood at the end of the feed; milliseconds since 1970. */
  caughtUpAt(): number;
  /** Resolves when nobody works on events any more. */
  close(): Promise<void>;
}

const eventsAtOnce = 5000;
const pollEvery = 1000;

/**
 * Hands every committed event after `start` to `apply`, in order, each at least once.
 *
 * Events are read by transaction and place in it, and only below the oldest transaction that still runs: a bare sequence
 * is not the order of commits and would lose events. NOTIFY only wakes; without it a poll each second finds the same. While
 * the database is away it keeps trying.
 */
export function followOutbox(
  sql: Sql,
  start: FeedPosition,
  apply: (events: readonly OutboxEvent[], position: FeedPosition) => Promise<void>,
  log: Logger,
): Follower {
  let position = start;
  let closed = false;
  let running: Promise<void> | null = null;
  let again = false;
  let failing = false;
  let caughtUp = Date.now();

  async function catchUp() {
    for (let more = true; more;) {
      const events = await readEvents(sql, position);
      const last = events.at(-1);
      if (!last || closed) return;
      const next = { xid: last.xid, seq: last.seq };
      await apply(events, next);
      position = next;
      more = events.length === eventsAtOnce;
    }
  }

  function wake() {
    if (closed) return;
    if (running) {
      again = true;
      return;
    }
    running = catchUp()
      .then(
        () => {
          if (failing) log.info('the outbox is followed again');
          failing = false;
          caughtUp = Date.now();
        },
        (error: unknown) => {
          if (!failing) log.warn({ err: error }, 'the outbox cannot be followed, trying again');
          failing = true;
        },
      )
      .finally(() => {
        running = null;
        if (again) {
          again = false;
          wake();
        }
      });
  }

  const timer = setInterval(wake, pollEvery);
  const listening = sql.listen('outbox', wake, wake).catch((error: unknown) => {
    log.warn({ err: error }, 'no notice of changes from the database, asking each second');
    return null;
  });
  wake();

  return {
    caughtUpAt: () => caughtUp,
    async close() {
      closed = true;
      clearInterval(timer);
      await listening.then((subscription) => subscription?.unlisten()).catch(() => {});
      await running;
    },
  };
}

function readEvents(sql: Sql, { xid, seq }: FeedPosition) {
  return sql<OutboxEvent[]>`
    select xid::text as xid, seq, topic, ad_id, conversation_id, message_id, told_id, notification_id from outbox
    where (xid, seq) > (${xid}::text::xid8, ${seq}::bigint)
      and xid < pg_snapshot_xmin(pg_current_snapshot())
    order by xid, seq
    limit ${eventsAtOnce}`;
}

import type { Sql } from 'postgres';
import type { Logger } from 'pino';

/** A position in the feed of changes. Everything up to it has been applied. */
export interface FeedPosition {
  /** Transaction number (xid8) as text: it may exceed 2^53. */
  readonly xid: string;
  readonly seq: number;
}

/** Something that changed. */
export interface OutboxEvent {
  readonly xid: string;
  readonly seq: number;
  /**
   * The subject of the change: an ad, the taxonomy, a new message, marks and settings of a conversation, a
   * notification, or banners.
   */
  readonly topic: 'ad' | 'catalogue' | 'message' | 'conversation' | 'notification' | 'banner';
  readonly ad_id: number | null;
  readonly conversation_id: number | null;
  readonly message_id: number | null;
  readonly told_id: number | null;
  readonly notification_id: number | null;
  /** Code of the position whose banners changed. */
  readonly banner_position: string | null;
}

/** Follows the outbox until it is closed. */
export interface Follower {
  /** When it last reached the end of the feed; milliseconds since 1970. */
  caughtUpAt(): number;
  /** Resolves when no event is being handled any more. */
  close(): Promise<void>;
}

const eventsAtOnce = 5000;
const pollEvery = 1000;
/**
 * Pause before the first look again at what an older transaction still holds back; the next ones are longer, up to the
 * poll.
 */
const firstRetryMs = 20;

/**
 * Passes every committed event after `start` to `apply`, in order, each at least once.
 *
 * Events are sorted by transaction and by sequence within it. Only events below the oldest running transaction are
 * read: a bare sequence is not the order of commits and would lose events. NOTIFY only wakes; without it a poll each
 * second finds the same events. Events that a running transaction holds back are looked for again soon, since its end
 * sends no notice. While the database is away it keeps trying.
 */
export function consumeOutbox(
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
  let retryTimer: NodeJS.Timeout | undefined;
  let retryAfter = firstRetryMs;

  function pollSoon() {
    clearTimeout(retryTimer);
    if (closed) return;

    retryTimer = setTimeout(poll, retryAfter);
    retryAfter = Math.min(retryAfter * 2, pollEvery);
  }

  async function catchUp() {
    for (let more = true; more;) {
      const { events, heldBack } = await readEvents(sql, position);
      if (events.length > 0 || !heldBack) retryAfter = firstRetryMs;
      if (heldBack) pollSoon();
      const last = events.at(-1);
      if (!last || closed) return;

      const next = { xid: last.xid, seq: last.seq };
      await apply(events, next);
      position = next;
      more = events.length === eventsAtOnce;
    }
  }

  function poll() {
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
          poll();
        }
      });
  }

  const timer = setInterval(poll, pollEvery);
  const listening = sql.listen('outbox', poll, poll).catch((error: unknown) => {
    log.warn({ err: error }, 'no notice of changes from the database, asking each second');
    return null;
  });
  poll();

  return {
    caughtUpAt: () => caughtUp,
    async close() {
      closed = true;
      clearInterval(timer);
      clearTimeout(retryTimer);
      await listening.then((subscription) => subscription?.unlisten()).catch(() => {});
      await running;
    },
  };
}

/** The next events, and whether an older transaction holds back a later one. */
async function readEvents(sql: Sql, { xid, seq }: FeedPosition) {
  const event = sql`xid::text as xid, seq, topic, ad_id, conversation_id, message_id, told_id, notification_id,
    banner_position`;
  const isNext = sql`(xid, seq) > (${xid}::text::xid8, ${seq}::bigint)`;
  const oldestRunning = sql`pg_snapshot_xmin(pg_current_snapshot())`;
  const rows = await sql<(OutboxEvent & { readonly settled: boolean })[]>`
    (select ${event}, true as settled from outbox
      where ${isNext} and outbox.xid < ${oldestRunning} order by outbox.xid, seq limit ${eventsAtOnce})
    union all
    (select ${event}, false from outbox where ${isNext} and outbox.xid >= ${oldestRunning} limit 1)`;
  const events = rows.filter(({ settled }) => settled);

  return { events, heldBack: events.length < rows.length };
}

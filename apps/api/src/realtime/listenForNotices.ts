import type { Logger } from 'pino';
import type { ListenMeta, Sql } from 'postgres';

/** How often everything is looked at again, in milliseconds: a notice may be lost, and some things end by time. */
const checkEveryMs = 60_000;

/** A follower of notices of the database. */
interface NoticeDeps {
  readonly sql: Sql;
  readonly logger: Logger;
  /** Answers one notice. */
  readonly onNotice: (payload: string) => void;
  /** Looks at everything: each minute, and after the database was away. */
  readonly look: () => Promise<void>;
}

/**
 * Listens to a channel of the database, and checks regularly for lost notices. Does nothing before `begin`.
 * [F22]
 */
export function listenForNotices(channel: string, { sql, logger, onNotice, look }: NoticeDeps) {
  let timer: NodeJS.Timeout | undefined;
  let listening: Promise<ListenMeta | null> | undefined;

  const checkNow = () =>
    void look().catch((error: unknown) => logger.warn({ err: error, channel }, 'sockets cannot be looked at'));

  return {
    begin() {
      timer ??= setInterval(checkNow, checkEveryMs).unref();
      // the database sent no notices while it was away
      listening ??= sql.listen(channel, onNotice, checkNow).catch((error: unknown) => {
        logger.warn({ err: error, channel }, 'no notices of the database, looking each minute');
        return null;
      });
    },
    async close() {
      clearInterval(timer);
      await (await listening?.catch(() => null))?.unlisten().catch(() => {});
    },
  };
}

import type { Logger } from 'pino';
import type { ListenMeta, Sql } from 'postgres';

/** How often everything is looked at again, in milliseconds: a notice may be lost, and some things end by time. */
const checkEveryMs = 60_000;

/** What follows notices of the database. */
interface NoticeDeps {
  readonly sql: Sql;
  readonly logger: Logger;
  /** Answers one notice. */
  readonly onNotice: (payload: string) => void;
  /** Looks at everything: each minute, and after the database was away. */
  readonly look: () => Promise<void>;
}

/**
 * Hears what the database tells on a channel, and looks by itself for what was lost. Does nothing before it is begun.
 * [F22]
 */
export function hearNotices(channel: string, { sql, logger, hear, look }: NoticeDeps) {
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

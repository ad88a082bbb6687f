import { PgBoss, type ConstructorOptions } from 'pg-boss';
import type { Sql } from 'postgres';

/** The schema of the queue. pg-boss makes and changes its tables; a backup leaves them out. */
const schema = 'pgboss';

type QueueDatabase = NonNullable<ConstructorOptions['db']>;

/** Our driver as pg-boss uses it, so that it needs no connections of its own. */
const databaseOf = (sql: Sql): QueueDatabase => ({
  async executeSql(text, values) {
    if (values && values.length > 0) return rowsOf(await sql.unsafe(text, values as never[]));
    if (!/^\s*begin\b/i.test(text)) return rowsOf(await sql.unsafe(text));

    // the driver refuses BEGIN on a connection that others may use
    const reserved = await sql.reserve();
    try {
      return rowsOf(await reserved.unsafe(text));
    } catch (error) {
      await reserved.unsafe('rollback').catch(() => {});
      throw error;
    } finally {
      reserved.release();
    }
  },
  async listen(channel, heard, again) {
    const subscription = await sql.listen(channel, heard, again);

    return { close: () => subscription.unlisten() };
  },
});

/** Several statements give a list of results. */
const rowsOf = (result: readonly unknown[]) => ({
  rows: Array.isArray(result[0]) ? (result as readonly unknown[][]).flat() : [...result],
});

/** pg-boss over our connections, not started. It schedules nothing by itself. */
export const openBoss = (sql: Sql, options: ConstructorOptions = {}): PgBoss =>
  new PgBoss({
    db: databaseOf(sql),
    schema,
    schedule: false,
    registerInstance: false,
    openTelemetry: { enabled: false },
    ...options,
  });

/** Makes the tables of the queue, or brings them up to date. Safe to repeat, also by several processes at once. */
export async function prepareQueue(sql: Sql): Promise<void> {
  const boss = openBoss(sql, { supervise: false });
  await boss.start();
  await boss.stop({ close: false, graceful: false });
}

import { Readable } from 'node:stream';
import type { Sql } from 'postgres';
import { pageSize, sections, type ReadSection } from './sections.ts';

/**
 * All stored data about an account as JSON text. It is read and sent a page at a time, so that large data or a slow
 * reader take neither memory nor a connection to the database.
 */
// errors: Fastify listens to what it sends
export const exportData = (sql: Sql, userId: number): Readable => Readable.from(textOf(sql, userId));

async function* textOf(sql: Sql, userId: number) {
  let opening = '{';
  for (const [name, read] of Object.entries(sections)) {
    yield `${opening}\n${JSON.stringify(name)}: [`;
    opening = ',';
    yield* recordsOf(sql, userId, read);
    yield ']';
  }
  yield '\n}\n';
}

async function* recordsOf(sql: Sql, userId: number, read: ReadSection) {
  let separator = '\n  ';
  let after = 0;
  for (;;) {
    // each page begins where the one before ended
    // oxlint-disable-next-line no-await-in-loop
    const rows = await read(sql, userId, after);
    for (const row of rows) {
      yield separator + JSON.stringify(row);
      separator = ',\n  ';
    }
    const last = Number(rows.at(-1)?.['id']);
    if (rows.length < pageSize || Number.isNaN(last)) return;

    after = last;
  }
}

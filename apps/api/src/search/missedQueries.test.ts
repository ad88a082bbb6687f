import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { openedForFile } from '../testing/openedForFile.ts';
import { addNickname } from '../cli/words/addNickname.ts';
import { insertAd } from '../testing/insertAd.ts';
import { openTestApp } from '../testing/openTestApp.ts';
import { countedText, deleteOldMissedQueries, noteMissed, readMissed } from './missedQueries.ts';

const api = openedForFile(() =>
  openTestApp(async ({ sql }) => {
    await insertAd(sql, { brand: 'volkswagen', model: 'golf', price: 4000 });
  }),
);

const search = (q: string) => api.app.inject({ url: `/v3/ads?${new URLSearchParams({ q }).toString()}` });

describe('a search that finds nothing by all its words', () => {
  it('is counted, and listed for operators, the most frequent first', async () => {
    for (const q of ['Bugati Veron', 'bugati  veron', 'golf limuna', 'golf']) await search(q);
    await expect
      .poll(() => readMissed(api.database.sql, 30, 10))
      .toEqual([
        { text: 'bugati veron', times: 2 },
        { text: 'golf limuna', times: 1 },
      ]);
  });

  it.each(['064 123 45 67', 'ana@example.test', '+381/64-1234567', '  '])(
    'is not stored if it may name a person: %s',
    (q) => {
      expect(countedText(q)).toBeNull();
    },
  );

  it('is forgotten after 90 days', async () => {
    const { sql } = api.database;
    await sql`
      insert into missed_query (text, day) values ('old', current_date - 91), ('as good as old', current_date - 90)`;
    expect(await deleteOldMissedQueries(sql)).toBe(1);
    expect(await sql`select text from missed_query where text like '%old'`).toEqual([{ text: 'as good as old' }]);
  });

  it('says on the first page what was left out, and what was kept', async () => {
    const { meta } = (await search('golf limuna')).json<{ meta: object }>();
    expect(meta).toMatchObject({ total: 1, dropped: ['limuna'], kept: 'golf', read: [] });
  });

  it('says what was read as a filter, and the text without it', async () => {
    const { meta } = (await search('golf do 5000')).json<{ meta: object }>();
    expect(meta).toMatchObject({
      read: [{ key: 'cena', value: '..5000', words: 'do 5000', rest: 'golf' }],
      dropped: [],
    });
  });

  it('never fails by the counting', async () => {
    const log: string[] = [];
    const away = Object.assign(() => Promise.reject(new Error('away')), {}) as never;
    noteMissed(away, 'golf', pino({ level: 'warn' }, { write: (line: string) => log.push(line) }));
    await expect.poll(() => log.length).toBe(1);
  });
});

describe('a nickname', () => {
  it('is one word for something else, and is added once', async () => {
    const { sql } = api.database;
    expect(await addNickname(sql, 'Žuti', 'Renault Clio')).toEqual({
      outcome: 'added',
      word: 'zuti',
      meaning: 'renault clio',
    });
    expect((await addNickname(sql, 'žuti', 'renault  clio')).outcome).toBe('known');
    expect((await addNickname(sql, 'dve reči', 'golf')).outcome).toBe('refused');
    expect((await addNickname(sql, 'golf', 'Golf')).outcome).toBe('refused');
  });
});

import { consentVersion } from '@volan/domain-rules';
import { describe, expect, it } from 'vitest';
import { openedForFile } from '../testing/openedForFile.ts';
import { deleteOldConsents } from './consentRetention.ts';
import { openTestApp } from '../testing/openTestApp.ts';

const api = openedForFile(() => openTestApp(async () => {}));

const id = 'c0ffee'.padEnd(32, '0');

const answer = (more: object = {}, remoteAddress = '192.0.2.1') =>
  api.app.inject({
    method: 'POST',
    url: '/v3/consent',
    remoteAddress,
    headers: { 'x-brand': 'gearlane', 'accept-language': 'de', 'user-agent': 'Firefox of a visitor' },
    payload: { id, answer: 1, version: consentVersion, purposes: ['statistics'], ...more },
  });

const logged = () => api.database.sql`select *, encode(consent_id, 'hex') as id from consent_log order by answer`;

describe('the log of answers about cookies [M64]', () => {
  it('says what was asked and allowed, when and where', async () => {
    const before = Date.now();
    const reply = await answer();
    expect(reply.json()).toMatchObject({ status: 'ok', data: { logged: true } });
    expect(reply.headers['cache-control']).toBe('no-store');
    const [row] = await logged();
    expect(row).toMatchObject({
      id,
      answer: 1,
      version: consentVersion,
      purposes: ['statistics'],
      brand: 'gearlane',
      language: 'de',
    });
    expect(Number(row?.['answered_at'])).toBeGreaterThan(before - 60_000);
  });

  it('is written once however often it is sent, and a change of mind is a row of its own', async () => {
    await answer({ purposes: ['marketing'] });
    await answer({ answer: 2, purposes: [] });
    expect((await logged()).map((row) => [row['answer'], row['purposes']])).toEqual([
      [1, ['statistics']],
      [2, []],
    ]);
  });

  it('knows neither the address nor the browser of a visitor', async () => {
    const columns = await api.database.sql<{ name: string }[]>`
      select column_name as name from information_schema.columns where table_name = 'consent_log'`;
    expect(columns.map(({ name }) => name).toSorted()).toEqual([
      'answer',
      'answered_at',
      'brand',
      'consent_id',
      'language',
      'purposes',
      'version',
    ]);
    const text = JSON.stringify(await logged());
    expect(text).not.toContain('192.0.2.1');
    expect(text).not.toContain('Firefox');
  });

  it('refuses an address that writes without end, and no other one', async () => {
    const replies = await Promise.all(
      Array.from({ length: 31 }, (_, number) => answer({ answer: number + 10 }, '192.0.2.9')),
    );
    expect(replies.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
    expect(replies.find(({ statusCode }) => statusCode === 429)?.json()).toMatchObject({ error: 'rate-limited' });
    expect((await answer({ answer: 50 }, '192.0.2.10')).statusCode).toBe(200);
  });

  it('is kept for three years', async () => {
    const { sql } = api.database;
    await sql`truncate consent_log`;
    await answer();
    await sql`
      insert into consent_log (consent_id, answer, version, purposes, brand, language, answered_at)
      select consent_id, answer + age, version, purposes, brand, language,
        now() - interval '3 years' + (2 - age) * interval '1 day'
      from consent_log, generate_series(1, 4) as age`;
    expect(await deleteOldConsents(sql)).toBe(3);
    expect((await logged()).map((row) => row['answer'])).toEqual([1, 2]);
    expect(await deleteOldConsents(sql)).toBe(0);
  });
});

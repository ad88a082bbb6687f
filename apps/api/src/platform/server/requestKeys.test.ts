import { answerMessage, attachToMessage, sendMessage } from '@volan/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../../tools/postgres/testDatabase.ts';
import { connect, type Database } from '../database/connect.ts';
import { digestOfRequest, requestKeysIn, requestKeysModule } from './requestKeys.ts';

let test: TestDatabase;
let first: Database;
let second: Database;

beforeAll(async () => {
  test = await createTestDatabase();
  first = connect(test.url, { connections: 2 });
  second = connect(test.url, { connections: 2 });
});
afterAll(async () => {
  await first.close();
  await second.close();
  await test.drop();
});

const sender = (sessionId: string) => ({ principal: { sessionId } as never, address: '192.0.2.7' });
const message = { message: 'Zdravo', id: 5, user1: 7, user2: 9 };

describe('the key of a request that came without one', () => {
  it('is the same in all processes, also at the same moment, until ten seconds have passed', async () => {
    const processes = [requestKeysIn(first.sql), requestKeysIn(second.sql)];
    const digest = await digestOfRequest(sendMessage, sender('a'), message);
    const ask = async () => new Set(await Promise.all([...processes, ...processes].map((keyOf) => keyOf(digest))));
    const [key, ...others] = await ask();
    expect(others).toEqual([]);

    const [row] = await first.sql<{ seconds: number }[]>`
      select extract(epoch from expires_at - clock_timestamp())::float as seconds from request_key`;
    expect(row?.seconds).toBeGreaterThan(0);
    expect(row?.seconds).toBeLessThanOrEqual(10);
    expect([...(await ask())]).toEqual([key]);

    await first.sql`update request_key set expires_at = clock_timestamp()`;
    const [next, ...more] = await ask();
    expect(more).toEqual([]);
    expect(next).not.toBe(key);
  });

  it('differs by session, call, content and file', async () => {
    const withFile = (text: string) => ({ ...message, file: new File([text], 'x.txt') });
    const digests = await Promise.all([
      digestOfRequest(sendMessage, sender('a'), message),
      digestOfRequest(sendMessage, sender('b'), message),
      digestOfRequest(sendMessage, { principal: null, address: '192.0.2.7' }, message),
      digestOfRequest(answerMessage, sender('a'), message),
      digestOfRequest(sendMessage, sender('a'), { ...message, id: 6 }),
      digestOfRequest(attachToMessage, sender('a'), withFile('1')),
      digestOfRequest(attachToMessage, sender('a'), withFile('2')),
    ]);
    expect(new Set(digests.map((digest) => digest.toString('hex'))).size).toBe(7);
    const again = await digestOfRequest(attachToMessage, sender('a'), withFile('2'));
    expect(again).toEqual(digests[6]);
  });

  it('is deleted when it has expired', async () => {
    const [rule] = requestKeysModule({ sql: first.sql }).retention ?? [];
    await first.sql`delete from request_key`;
    const keyOf = requestKeysIn(first.sql);
    await keyOf(Buffer.from('old'));
    await first.sql`update request_key set expires_at = now() - interval '1 second'`;
    await keyOf(Buffer.from('new'));
    expect(await rule?.purge()).toBe(1);
    expect(await first.sql`select from request_key`).toHaveLength(1);
  });
});

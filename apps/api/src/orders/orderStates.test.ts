import { orderStates, orderTransitions } from '@volan/domain-rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tools/postgres/testDatabase.ts';
import { connect, type Database } from '../platform/database/connect.ts';
import { insertSeller } from '../testing/insertAd.ts';

let test: TestDatabase;
let database: Database;
let user: number;

beforeAll(async () => {
  test = await createTestDatabase();
  database = connect(test.url);
  user = await insertSeller(database.sql);
});
afterAll(async () => {
  await database.close();
  await test.drop();
});

const paidAt = (state: string) => (state === 'captured' || state === 'refunded' ? new Date() : null);

describe('the states of an order [M40]', () => {
  it.each(orderStates.flatMap((before) => orderStates.map((after) => [before, after] as const)))(
    'from %s to %s: as the table says, the database allows it or not',
    async (before, after) => {
      const { sql } = database;
      const [order] = await sql<{ id: string }[]>`
        insert into purchase_order (user_id, key, brand, language, currency, total, net, state, created_at, paid_at)
        values (${user}, ${crypto.randomUUID()}, 'volan', 'rs', 'RSD', 100, 83, ${before}, now(), ${paidAt(before)})
        returning id`;
      const done = await sql`
        update purchase_order set state = ${after}, paid_at = ${paidAt(after)} where id = ${order?.id ?? ''}`.then(
        () => true,
        () => false,
      );
      expect(done).toBe(before === after || orderTransitions[before].includes(after));
    },
  );
});

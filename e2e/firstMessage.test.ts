import { describe, expect } from 'vitest';
import { listingStatus } from '../packages/domain-rules/src/index.ts';
import { isFull } from '../tools/testing/isFull.ts';
import { addressOf } from './addressOf.ts';
import { resetRateLimits } from './people.ts';
import { test } from './test.ts';

/** How many first messages are sent; `FIRST_MESSAGES=50` measures longer. */
const tries = Number(process.env['FIRST_MESSAGES'] ?? 10);

/** The moments of loading at which they are sent, in milliseconds after the first byte: the last one is hydrated. */
const longestMs = 4000;

describe.runIf(isFull)("a buyer's first message, at a sixth of the speed", () => {
  test(
    `arrives once in ${tries} of ${tries} tries, sent at any moment of loading [A10, J73]`,
    async ({ buyer, sql }) => {
      const { page } = await buyer({ serviceWorkers: 'block', viewport: { width: 390, height: 844 } });
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
      const faults: string[] = [];
      page.on('pageerror', ({ message }) => faults.push(message));
      const ads = await sql<{ id: number; seller: number }[]>`
        select distinct on (user_id) id::int, user_id::int as seller from (select * from ad where not fast) ad
        where status = ${listingStatus.active} order by user_id, id limit ${tries}`;
      const lost: string[] = [];
      for (const [index, { id, seller }] of ads.entries()) {
        await resetRateLimits();
        const afterMs = Math.round((longestMs * index) / tries);
        const text = `Dobar dan, da li je još na prodaju? ${process.pid}-${index}`;
        await page.goto(addressOf('volan', `/profile/messages/${id}/${seller}`), { waitUntil: 'commit' });
        await page.waitForTimeout(afterMs);
        await page.fill('#message', text);
        await page.locator('form:has(#message) button[type=submit]').click();
        const arrived = () => sql`select count(*)::int from conversation_message where text = ${text}`;
        await expect
          .poll(arrived, { timeout: 20_000 })
          .toEqual([{ count: 1 }])
          .catch(() => lost.push(`${afterMs} ms`));
      }
      expect(ads).toHaveLength(tries);
      expect(lost).toEqual([]);
      expect(faults).toEqual([]);
    },
    tries * 30_000,
  );
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openedForFile } from '../testing/openedForFile.ts';
import { isFull } from '../../../../tools/testing/isFull.ts';
import { checkLedger } from '../ledger/checkLedger.ts';
import type { Answer } from '../testing/openTestAccounts.ts';
import { openTestPlans } from './planTesting.ts';

const test = openedForFile(openTestPlans);

const lot = 490_000;

/** What somebody does: orders a packet at its price of now, pays one of the orders that wait, or lets days pass. */
const step = fc.oneof(
  fc.record({ does: fc.constant('order' as const), plan: fc.constantFrom('lot' as const, 'showroom' as const) }),
  fc.record({ does: fc.constant('pay' as const), which: fc.nat(3) }),
  fc.record({ does: fc.constant('pass' as const), days: fc.integer({ min: 1, max: 25 }) }),
);

interface Row {
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly worth_rsd: number;
  readonly planned_until: Date | null;
  readonly days: number;
  readonly unused: number;
}

/** Every packet of the buyer with the days that it gave up to a larger one. */
const periods = () => test.database.sql<Row[]>`
  select starts_at, ends_at, worth_rsd, planned_until,
    greatest(1, round(plan_days(starts_at, coalesce(planned_until, ends_at), 'Europe/Belgrade')))::int as days,
    coalesce(floor(plan_days(ends_at, planned_until, 'Europe/Belgrade')), 0)::int as unused
  from user_plan where user_id = ${test.buyer.user.id} order by starts_at, id`;

it('gives what was paid, in any order of ordering and paying: no day is given twice, and none is lost [M13, M42]', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 14 }), async (steps) => {
      await test.begin('2027-01-31T11:00:00Z');
      const waiting: { order: Answer; price: number }[] = [];
      await test.buy('lot', lot);
      let paid = lot;
      let count = 1;
      for (const each of steps) {
        if (each.does === 'pass') test.pass({ days: each.days });
        else if (each.does === 'order') {
          const price = (await test.offer(each.plan))?.price ?? 0;
          waiting.push({ order: await test.order(each.plan, price), price });
        } else {
          const [chosen] = waiting.splice(each.which % Math.max(1, waiting.length), 1);
          if (!chosen) continue;

          await test.pay(chosen.order);
          paid += chosen.price;
          count += 1;
        }
      }
      const rows = await periods();
      const overlaps = rows.filter(({ starts_at: start }, index) => {
        const before = rows[index - 1];
        return before !== undefined && start < before.ends_at;
      });
      expect(overlaps).toEqual([]);
      const given = rows.reduce(
        (sum, { worth_rsd: worth, days, unused }) => sum + worth - Math.ceil((worth * unused) / days),
        0,
      );
      // each order is rounded by less than one day of the larger packet, and never against its buyer
      expect(given - paid).toBeGreaterThanOrEqual(0);
      expect(given - paid).toBeLessThan(count * (990_000 / 28) + 1);
      expect(await checkLedger(test.database.sql)).toEqual([]);
    }),
    { numRuns: isFull ? 20 : 4 },
  );
}, 120_000);

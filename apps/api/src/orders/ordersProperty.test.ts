import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkLedger } from '../ledger/checkLedger.ts';
import { NotEnough } from '../ledger/refusals.ts';
import { balanceOf, post as move } from '../ledger/transfers.ts';
import { nestpayGateway } from '../payments/nestpay/nestpayGateway.ts';
import { testSettings } from '../payments/nestpay/testing/signedBody.ts';
import { GatewayUnavailable, type PaymentGateway } from '../payments/PaymentGateway.ts';
import { capturesBy } from '../payments/readCardCaptures.ts';
import { localSellers } from '../platform/brands/readSellers.ts';
import { bankReply } from '../testing/cardGateway/bankReply.ts';
import { openCardGateway, type CardGateway } from '../testing/cardGateway/openCardGateway.ts';
import { testCards } from '../testing/cardGateway/testCards.ts';
import { openTestAccounts, type TestAccounts, type TestPerson } from '../testing/openTestAccounts.ts';
import { settleWaiting } from './paymentsJob.ts';
import { finishRefunds } from './refundPayment.ts';
import { settleAuthorised } from './authorised/settleAuthorised.ts';
import { callbackPath } from './startAttempt.ts';

const isFull = process.env['TEST_TIER'] === 'full';
const [people, runs] = isFull ? [50, 15] : [6, 3];
const [minute, day] = [60_000, 86_400_000];
/** Number of steps that run at the same time. */
const together = 8;

let bank: CardGateway;
let real: PaymentGateway;
let test: TestAccounts;
let buyers: readonly TestPerson[];
let admin: TestPerson;
const captures = { ...capturesBy('sale') };
/** How the bank's line is, for the next move of money: it works, nobody answers, or the answer is lost. */
const line: ('well' | 'away' | 'lost')[] = [];

/** A move of money over that line. */
const over = <Arguments extends readonly unknown[], Result>(ask: (...asked: Arguments) => Promise<Result>) =>
  async function asked(...what: Arguments): Promise<Result> {
    const state = line.shift() ?? 'well';
    if (state === 'away') throw new GatewayUnavailable('Nobody answers.');

    const answer = await ask(...what);
    if (state === 'lost') throw new GatewayUnavailable('The answer is lost.');

    return answer;
  };

beforeAll(async () => {
  bank = await openCardGateway(testSettings);
  real = nestpayGateway({ ...testSettings, url: bank.url });
  const gateway = {
    ...real,
    capture: over((id, money) => real.capture(id, money)),
    void: over((id) => real.void(id)),
    refund: over((id, money) => real.refund(id, money)),
  } satisfies PaymentGateway;
  test = await openTestAccounts({ gateway, captures });
  buyers = await Promise.all(Array.from({ length: people }, () => test.person()));
  admin = await test.person();
  await test.database.sql`update users set status = 1, country_id = 688`;
  await test.database.sql`insert into user_group (user_id, group_id) values (${admin.user.id}, 1)`;
  await test.database.sql`update session set second_factor_at = now() where user_id = ${admin.user.id}`;
}, 120_000);
afterAll(async () => {
  await test.close();
  await bank.close();
});

interface Attempt {
  readonly order: string;
  readonly buyer: TestPerson;
  readonly form: { readonly action: string; readonly fields: Readonly<Record<string, string>> };
  isPaid: boolean;
}

const step = fc.record({
  does: fc.constantFrom(
    ...(['order', 'order', 'again', 'pay', 'pay', 'pay', 'tell', 'tell', 'tell', 'ask', 'job', 'refunds'] as const),
    ...(['capture', 'void', 'refund', 'part', 'accept', 'spend'] as const),
  ),
  who: fc.nat(),
  which: fc.nat(),
  capture: fc.constantFrom('sale', 'job', 'admin'),
  line: fc.constantFrom('well', 'well', 'well', 'away', 'lost'),
});

const idOf = ({ form }: Attempt) => form.fields['oid'] ?? '';

/** Whatever buyers, the bank and administrators do at once, and however often the bank is away. */
it('gives each order once for its money, or nothing for none [M42, M43, M44]', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 60, maxLength: 110 }), async (steps) => {
      await test.beginAnew();
      line.length = 0;
      const { sql } = test.database;
      const attempts: Attempt[] = [];
      const deps = { sql, sellers: localSellers };
      const decide = (action: string, attempt: Attempt | undefined, more: object = {}) =>
        attempt &&
        test.call(
          'POST',
          `/admin/payments/${action}`,
          { attempt_id: idOf(attempt), reason: 'Dogovor', ...more },
          { as: admin.accessToken },
        );
      const began = (buyer: TestPerson, data: { order: { id: string }; form: Attempt['form'] } | undefined) => {
        if (data?.form) attempts.push({ order: data.order.id, buyer, form: data.form, isPaid: false });
      };
      const doIt = async ({ does, who, which, capture, line: state }: (typeof steps)[number]) => {
        const buyer = buyers[who % buyers.length] ?? admin;
        const attempt = attempts[which % Math.max(1, attempts.length)];
        const later = () => test.now + (which % 30) * minute;
        if (state !== 'well') line.push(state);
        switch (does) {
          case 'order': {
            Object.assign(captures, capturesBy(capture));
            const items = [{ product: 'credits-10', quantity: 2 }];
            const asked = { as: buyer.accessToken, headers: { 'idempotency-key': crypto.randomUUID() } };
            began(buyer, (await test.call('POST', '/cart/checkout', { items, total: 200_000 }, asked)).data);
            break;
          }
          case 'again':
            if (attempt) {
              const asked = { as: attempt.buyer.accessToken };
              const answer = await test.call('POST', '/orders/pay', { order_id: attempt.order }, asked);
              if (answer.status === 200) began(attempt.buyer, answer.data);
            }
            break;
          case 'pay':
            if (attempt)
              await payAtBank(attempt, who % 5 === 0 ? testCards.declined.number : testCards.noCallback.number);
            break;
          case 'tell':
            if (attempt?.isPaid) await tell(attempt);
            break;
          case 'ask':
            await settleWaiting(deps, real, new Date(later()));
            break;
          case 'job':
            await settleAuthorised(deps, real, later);
            break;
          case 'refunds':
            await finishRefunds(sql, real, later);
            break;
          case 'capture':
          case 'void':
          case 'refund':
          case 'accept':
            await decide(does, attempt);
            break;
          case 'part':
            await decide('refund', attempt, { items: [{ place: 0, quantity: 1 }] });
            break;
          case 'spend': {
            const spent = { id: crypto.randomUUID(), from: { userId: buyer.user.id }, to: 'revenue' } as const;
            const amount = 1 + (which % 15);
            await sql
              .begin((each) => move(each, { ...spent, unit: 'credit', amount, kind: 'boost' }, new Date(test.now)))
              .catch((error: unknown) => {
                if (!(error instanceof NotEnough)) throw error;
              });
            break;
          }
        }
      };
      for (let at = 0; at < steps.length; at += together) {
        await Promise.all(steps.slice(at, at + together).map(doIt));
      }
      line.length = 0;
      // the jobs finish everything: interrupted work, and authorised payments that were never captured
      for (const later of [2 * minute, 120 * minute, 26 * 60 * minute, 9 * day]) {
        for (let round = 0; round < 20; round += 1) {
          const now = () => test.now + later + round * minute;
          const counts = [
            await settleWaiting(deps, real, new Date(now())),
            await finishRefunds(sql, real, now),
            await settleAuthorised(deps, real, now),
          ];
          if (counts.every((count) => count === 0)) break;
        }
      }

      expect(await checkLedger(sql)).toEqual([]);
      for (const attempt of attempts) {
        const { state: said, captured, amount } = await real.queryStatus(idOf(attempt));
        const [row] = await sql<{ state: string }[]>`select state from payment_attempt where id = ${idOf(attempt)}`;
        const isTaken = said === 'approved' && captured === amount;
        expect(fits(row?.state, said, isTaken), `${row?.state} while the bank says ${said}, ${captured}`).toBe(true);
      }
      for (const { user } of buyers) expect(await balanceOf(sql, user.id, 'credit')).toBeGreaterThanOrEqual(0);
    }),
    // what many do at once cannot be made smaller: the next try goes another way
    { numRuns: runs, endOnFailure: true },
  );
}, 600_000);

/** Money that the bank has captured was granted here, or waits for an administrator. Without money nothing was granted. */
function fits(state: string | undefined, said: string, isTaken: boolean): boolean {
  if (state === 'paid') return isTaken;
  if (state === 'refunded') return said === 'refunded' || said === 'voided';
  return state === 'review' || (state === 'declined' && !isTaken);
}

/** Pays at the bank, which tells nobody by itself. */
async function payAtBank(attempt: Attempt, card: string) {
  const page = await fetch(attempt.form.action, { method: 'POST', body: new URLSearchParams(attempt.form.fields) });
  const visit = /name="visit" value="([^"]*)"/.exec(await page.text())?.[1] ?? '';
  await fetch(`${bank.url}/card`, { method: 'POST', body: new URLSearchParams({ visit, card }) });
  const { state } = await real.queryStatus(idOf(attempt));
  attempt.isPaid = state === 'approved';
}

/** The bank says that it was paid or authorised, whatever has become of it since. */
async function tell({ form }: Attempt) {
  const approved = { Response: 'Approved', ProcReturnCode: '00', ErrMsg: '' } as const;
  const fields = bankReply(new Map(Object.entries(form.fields)), testCards.approved, approved, 'T1', testSettings);
  const answer = await test.app.inject({
    method: 'POST',
    url: callbackPath,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
  expect(answer.statusCode).toBe(200);
}

import {
  listCartLines,
  type ActivePlan,
  type CartLine,
  type OpenSession,
  type OwnPlans,
  type PlanOffer,
} from '@volan/api-contract';
import { expect } from 'vitest';
import { balanceOf } from '../ledger/transfers.ts';
import type { PaymentGateway } from '../payments/PaymentGateway.ts';
import { nestpayGateway } from '../payments/nestpay/nestpayGateway.ts';
import { testSettings } from '../payments/nestpay/testing/signedBody.ts';
import { localSellers } from '../platform/brands/readSellers.ts';
import { giveCredits } from '../testing/giveCredits.ts';
import { makeDealer } from '../testing/insertCompany.ts';
import { openTestAccounts, type Answer, type TestAccounts, type TestPerson } from '../testing/openTestAccounts.ts';
import { settleAttempt } from '../orders/settleAttempt.ts';
import { deliverMails } from '../notifications/deliverMails.ts';
import { testMailDeps } from '../notifications/mailTesting.ts';
import { processPlans } from './plansJob.ts';
import type { SoldPlan } from './periods.ts';

interface OrderedItem {
  readonly product: string;
  readonly quantity: number;
}

/** The application with a buyer of packets, and a clock. */
export interface TestPlans extends TestAccounts {
  buyer: TestPerson;
  /** Makes a new buyer and sets the clock. */
  begin: (moment: string) => Promise<void>;
  pass: (time: { readonly days?: number; readonly hours?: number; readonly minutes?: number }) => void;
  order: (plan: SoldPlan, total: number) => Promise<Answer>;
  orderItems: (items: readonly OrderedItem[], total: number) => Promise<Answer>;
  /** The server's answer about items in a cart. */
  lines: (items: readonly OrderedItem[]) => Promise<{ readonly lines: readonly CartLine[] }>;
  /** The bank reports that an order was paid. */
  pay: (order: Answer) => Promise<void>;
  buy: (plan: SoldPlan, total: number) => Promise<void>;
  /** Gives a packet of this many months. Its credits are due from its beginning. */
  give: (plan: SoldPlan, start: string, months: number) => Promise<void>;
  topUp: (credits: number) => Promise<void>;
  credits: () => Promise<number>;
  own: () => Promise<OwnPlans>;
  active: () => Promise<ActivePlan>;
  offer: (plan: SoldPlan) => Promise<PlanOffer | undefined>;
  /** Packet, beginning and end of all periods of the buyer. */
  periods: () => Promise<[string, string, string][]>;
  choose: (plan: SoldPlan | 'none') => Promise<Answer>;
  /** Sends all waiting notifications, and returns the buyer's mails about packets, the oldest first. */
  mailsOfPlans: () => Promise<readonly { template: string; content: unknown }[]>;
  /** Runs the job at a moment. Returns how much it did. */
  process: (moment: string | number) => Promise<number>;
}

/** Opens the application with a bank that no test visits. A test may set its answers. */
export async function openTestPlans(bank: Partial<PaymentGateway> = {}): Promise<TestPlans> {
  const accounts = await openTestAccounts({ gateway: { ...nestpayGateway(testSettings), ...bank } });
  const { sql } = accounts.database;
  let signedInAt = 0;
  /** Signs the buyer in again if the access token may have expired. */
  const as = async () => {
    if (Math.abs(test.now - signedInAt) > 300_000) {
      const { data } = await test.signIn(test.buyer.email);
      signedInAt = test.now;
      test.buyer = { ...test.buyer, ...(data as OpenSession) };
    }
    return { as: test.buyer.accessToken };
  };
  const read = async (path: string) => (await test.call('GET', path, null, await as())).data;
  let paid = 0;
  const test: TestPlans = Object.assign(accounts, {
    buyer: {} as TestPerson,
    async begin(moment: string) {
      await test.beginAnew();
      test.buyer = await test.person();
      await sql`update users set status = 1 where id = ${test.buyer.user.id}`;
      await makeDealer(sql, test.buyer.user.id);
      test.now = Date.parse(moment);
      signedInAt = 0;
    },
    pass({ days = 0, hours = 0, minutes = 0 }: { days?: number; hours?: number; minutes?: number }) {
      test.now += ((days * 24 + hours) * 60 + minutes) * 60_000;
    },
    order: (plan: SoldPlan, total: number) => test.orderItems([{ product: `plan-${plan}`, quantity: 1 }], total),
    async orderItems(items: readonly OrderedItem[], total: number) {
      const headers = { 'idempotency-key': crypto.randomUUID() };
      return test.call('POST', '/cart/checkout', { items, total }, { ...(await as()), headers });
    },
    lines: async (items: readonly OrderedItem[]) =>
      (await test.call(listCartLines.method, listCartLines.path, { items }, await as())).data,
    async pay({ data }: Answer) {
      const { oid = '' } = (data as { form: { fields: Record<string, string> } }).form.fields;
      paid += 1;
      const settled = { state: 'paid', facts: { transactionId: `T-${paid}` } } as const;
      await settleAttempt({ sql, sellers: localSellers }, oid, settled, new Date(test.now));
    },
    async buy(plan: SoldPlan, total: number) {
      const order = await test.order(plan, total);
      expect(order.status).toBe(200);
      await test.pay(order);
    },
    async give(plan: SoldPlan, start: string, months: number) {
      await sql`
        insert into user_plan (user_id, plan, starts_at, ends_at, months, anchored_at, next_grant_at)
        values (${test.buyer.user.id}, ${plan}, ${start}::timestamptz,
          plan_date(${start}::timestamptz, ${months}, 0, 'Europe/Belgrade'), ${months}, ${start}::timestamptz,
          ${start}::timestamptz)`;
    },
    topUp: (credits: number) => giveCredits(test, test.buyer.user.id, credits),
    credits: () => balanceOf(sql, test.buyer.user.id, 'credit'),
    own: () => read('/user/plans'),
    active: () => read('/user/active-plan'),
    offer: async (plan: SoldPlan) => (await test.own()).offers.find(({ id }) => id === plan),
    async periods() {
      const rows = await sql<{ plan: string; starts_at: Date; ends_at: Date }[]>`
        select plan, starts_at, ends_at from user_plan where user_id = ${test.buyer.user.id} order by starts_at, id`;
      return rows.map(({ plan, starts_at: start, ends_at: end }): [string, string, string] => [
        plan,
        start.toISOString(),
        end.toISOString(),
      ]);
    },
    choose: async (plan: SoldPlan | 'none') => test.call('POST', '/user/plans/next', { plan }, await as()),
    async mailsOfPlans() {
      await deliverMails(testMailDeps(test), new Date('2100-01-01'));
      return sql<{ template: string; content: unknown }[]>`
        select template, content from mail where recipient = ${test.buyer.email} and template = 'plan-notice'
          order by id`;
    },
    process: (moment: string | number) => processPlans(sql, new Date(moment)),
  });

  return test;
}

import type { ManagedPayment } from '@volan/api-contract';
import { balanceOf } from '../../ledger/transfers.ts';
import { nestpayGateway } from '../../payments/nestpay/nestpayGateway.ts';
import { testSettings } from '../../payments/nestpay/testing/signedBody.ts';
import { GatewayUnavailable, type PaymentGateway } from '../../payments/PaymentGateway.ts';
import { localSellers } from '../../platform/brands/readSellers.ts';
import { openCardGateway } from '../../testing/cardGateway/openCardGateway.ts';
import { testCards } from '../../testing/cardGateway/testCards.ts';
import { openTestAccounts, type Answer, type TestAccounts, type TestPerson } from '../../testing/openTestAccounts.ts';
import { settleWaiting } from '../paymentsJob.ts';

/** Serbia and Germany. */
export const [serbia, germany] = [688, 276];

/** A started payment, before its buyer goes to the bank. */
export interface StartedCard {
  readonly order: { readonly id: string };
  readonly form: { readonly action: string; readonly fields: Readonly<Record<string, string>> };
}

/** A product, how many of it, what it costs, and the ad that it is for. */
type Bought = readonly [product?: string, quantity?: number, total?: number, ad?: number];

/** The bank cannot be reached. */
export const away = async () => {
  throw new GatewayUnavailable('The bank is away.');
};

/** The bank refuses. */
export const refuses = async () => ({ done: false, code: '99', message: 'No' }) as const;

/** The application with its own test bank, a buyer and an administrator. */
export interface TestRefunds extends TestAccounts {
  /** The unchanged test bank. */
  readonly real: PaymentGateway;
  buyer: TestPerson;
  /** An administrator of head office. */
  vera: TestPerson;
  /** Makes a new buyer and administrator, and resets the bank. */
  begin(): Promise<void>;
  /** Replaces answers of the bank from now on. */
  change(answers: Partial<PaymentGateway>): void;
  administrator(group?: 1 | 6, country?: number): Promise<TestPerson>;
  /** Pays on the bank's page. Returns the number of the payment. */
  payAtBank(started: StartedCard, card?: string): Promise<string>;
  order(...what: Bought): Promise<StartedCard>;
  /** Runs the job that asks the bank about open attempts, one minute later. */
  hear(): Promise<unknown>;
  /** Orders and pays. Returns the number of the payment. */
  paid(...what: Bought): Promise<string>;
  decide(action: 'refund' | 'accept', id: string, by?: TestPerson): Promise<Answer>;
  refund(id: string, by?: TestPerson): Promise<Answer>;
  credits(): Promise<number>;
  /** The buyer's payments as an administrator sees them. */
  list(query: string, by?: TestPerson): Promise<readonly ManagedPayment[]>;
  /** Entries of the audit log about the buyer's payments. */
  audited(): Promise<readonly string[]>;
  stateOf(id: string): Promise<object | undefined>;
}

/** Opens them; the caller closes the result. */
export async function openTestRefunds(): Promise<TestRefunds> {
  const bank = await openCardGateway(testSettings);
  const real = nestpayGateway({ ...testSettings, url: bank.url });
  let changed: Partial<PaymentGateway> = {};
  const gateway: PaymentGateway = {
    ...real,
    queryStatus: (id) => ({ ...real, ...changed }).queryStatus(id),
    refund: (id, money) => ({ ...real, ...changed }).refund(id, money),
    void: (id) => ({ ...real, ...changed }).void(id),
  };
  const accounts = await openTestAccounts({ gateway });
  const { sql } = accounts.database;
  const closeAccounts = accounts.close.bind(accounts);
  const test: TestRefunds = Object.assign(accounts, {
    real,
    buyer: {} as TestPerson,
    vera: {} as TestPerson,
    async close() {
      await closeAccounts();
      await bank.close();
    },
    async begin() {
      changed = {};
      await test.beginAnew();
      [test.buyer, test.vera] = [await test.person(), await test.administrator()];
      await sql`update users set status = 1, country_id = ${serbia} where id = ${test.buyer.user.id}`;
    },
    change(answers: Partial<PaymentGateway>) {
      changed = answers;
    },
    async administrator(group: 1 | 6 = 1, country = serbia): Promise<TestPerson> {
      const person = await test.person();
      const { id } = person.user;
      await sql`update users set status = 1, country_id = ${country} where id = ${id}`;
      await sql`insert into user_group (user_id, group_id) values (${id}, ${group})`;
      await sql`update session set second_factor_at = now() where user_id = ${id}`;

      return person;
    },
    async payAtBank({ form }: StartedCard, card: string = testCards.noCallback.number): Promise<string> {
      const page = await fetch(form.action, { method: 'POST', body: new URLSearchParams(form.fields) });
      const visit = /name="visit" value="([^"]*)"/.exec(await page.text())?.[1] ?? '';
      await fetch(`${bank.url}/card`, { method: 'POST', body: new URLSearchParams({ visit, card }) });

      return form.fields['oid'] ?? '';
    },
    async order(product = 'credits-10', quantity = 2, total = 200_000, ad?: number) {
      const asked = { as: test.buyer.accessToken, headers: { 'idempotency-key': crypto.randomUUID() } };
      const items = [{ product, quantity, ...(ad && { ad_id: ad }) }];
      return (await test.call('POST', '/cart/checkout', { items, total }, asked)).data as StartedCard;
    },
    hear: () => settleWaiting({ sql, sellers: localSellers }, real, new Date(test.now + 60_000)),
    async paid(...what: Bought) {
      const id = await test.payAtBank(await test.order(...what));
      await test.hear();
      return id;
    },
    decide: (action: 'refund' | 'accept', id: string, by = test.vera) =>
      test.call(
        'POST',
        `/admin/payments/${action}`,
        { attempt_id: id, reason: 'Kupac se predomislio' },
        { as: by.accessToken },
      ),
    refund: (id: string, by = test.vera) => test.decide('refund', id, by),
    credits: () => balanceOf(sql, test.buyer.user.id, 'credit'),
    async list(query: string, by = test.vera) {
      const answer = await test.call('GET', `/admin/payments?${query}`, null, { as: by.accessToken });
      return (answer.data as ManagedPayment[]).filter(({ user }) => user.id === test.buyer.user.id);
    },
    async audited() {
      const rows = await sql<{ action: string }[]>`
        select action from audit_entry where subject_id = ${test.buyer.user.id} order by id`;
      return rows.map(({ action }) => action);
    },
    async stateOf(id: string) {
      const [row] = await sql<object[]>`
        select p.state, o.state as order, refund_began_at is not null as refunding
        from payment_attempt p join purchase_order o on o.id = order_id where p.id = ${id}`;
      return row;
    },
  });

  return test;
}

import { setTimeout as pause } from 'node:timers/promises';
import type { Sql } from 'postgres';
import { signAccessToken } from '../auth/accessToken.ts';
import { keysFrom } from '../auth/keys.ts';
import { checkLedger, type LedgerFault } from '../ledger/checkLedger.ts';
import { callbackPath } from '../orders/startAttempt.ts';
import type { NestpaySettings } from '../payments/nestpay/NestpaySettings.ts';
import { bankReply } from './cardGateway/bankReply.ts';
import { testCards } from './cardGateway/testCards.ts';

/** The parts of a storm. */
export interface PaymentStorm {
  /** Origin of the API. */
  readonly url: string;
  readonly sql: Sql;
  /** `ACCOUNT_SECRET` of the API. */
  readonly secret: string;
  /** The test bank, with the credentials that the API uses. */
  readonly bank: NestpaySettings;
  /** Orders of ten credits. */
  readonly orders: number;
  /** Callbacks of the bank, at least one for each order; every tenth order gets none. */
  readonly callbacks: number;
  /** Failures to cause, each as often as it is listed, spread over the messages. */
  readonly breaks: readonly (() => Promise<void>)[];
}

/** The result of the storm. */
export interface StormResult {
  readonly orders: number;
  /** Orders that are paid. */
  readonly captured: number;
  /** Credits that all buyers have together. */
  readonly credits: number;
  /** Callbacks that the bank sent, including unanswered ones. */
  readonly sent: number;
  /** Messages that broke off or were answered with an error. */
  readonly unanswered: number;
  readonly faults: readonly LedgerFault[];
}

/** Orders of one buyer: with those that are sent again fewer than an account may begin in an hour. */
const ordersOfBuyer = 5;

const together = 12;

interface StartedPayment {
  readonly form: { readonly action: string; readonly fields: Readonly<Record<string, string>> };
}

/**
 * Buys, pays and reports payments many times at once while the API and its database are killed. Every order is sent
 * again until it is answered, as a person would press again. The bank reports the same result several times, gives up,
 * or reports nothing. At the end the API asks the bank about payments that are still open. [M42, M44]
 */
export async function stormOfPayments(storm: PaymentStorm): Promise<StormResult> {
  const { sql, orders, callbacks, breaks } = storm;
  const buyers = await insertBuyers(storm);
  const counted = { sent: 0, unanswered: 0 };
  const progress = { isOver: false };
  const breaking = (async () => {
    for (const [index, breakIt] of breaks.entries()) {
      const due = ((index + 1) * callbacks) / (breaks.length + 1);
      while (!progress.isOver && counted.sent - counted.unanswered < due) await pause(10);
      await breakIt();
    }
  })();
  let next = 0;
  const work = async () => {
    for (let index = next++; index < orders; index = next++) {
      const started = await begin(storm, buyers[Math.floor(index / ordersOfBuyer)] ?? '');
      const transactionId = await payAtBank(started);
      const times = index % 10 === 9 ? 0 : messagesOf(index, orders, callbacks);
      await Promise.all(Array.from({ length: times }, () => report(storm, started, transactionId, counted)));
    }
  };
  await Promise.all(Array.from({ length: together }, work));
  progress.isOver = true;
  await breaking;
  await untilDecided(sql);
  const [found] = await sql<{ captured: number; credits: number }[]>`
    select (select count(*)::int from purchase_order where state = 'captured') as captured,
      (select coalesce(sum(posted), 0)::int from ledger_account
        where user_id is not null and unit = 'credit') as credits`;

  return { orders, captured: 0, credits: 0, ...found, ...counted, faults: await checkLedger(sql) };
}

/** How often the bank reports an order: all messages are shared among the orders that it reports. */
function messagesOf(index: number, orders: number, callbacks: number) {
  const reported = Math.ceil(orders * 0.9);
  const share = callbacks / reported;
  return Math.max(1, Math.floor(share * (index + 1)) - Math.floor(share * index));
}

/** People who are signed in; gives their access tokens. */
async function insertBuyers({ sql, secret, orders }: PaymentStorm): Promise<readonly string[]> {
  const people = await sql<{ id: number; session: string }[]>`
    with person as (
      insert into users (name, email, mobile, type_id, status, created_at)
      select 'Ana Anić', 'storm' || n || '@primer.rs', '+38163' || lpad(n::text, 7, '0'), 1, 1,
        now() - interval '400 days'
      from generate_series(1, ${Math.ceil(orders / ordersOfBuyer)}) n returning id)
    insert into session (user_id, brand, remembered, expires_at)
    select id, 'volan', true, now() + interval '1 day' from person returning user_id::int as id, id as session`;
  const keys = keysFrom(secret);
  return Promise.all(
    people.map(({ id, session }) => signAccessToken(keys, { userId: id, sessionId: session }, Date.now())),
  );
}

/** Orders ten credits, with the same key until it is answered. */
async function begin({ url }: PaymentStorm, token: string): Promise<StartedPayment> {
  const key = crypto.randomUUID();
  for (;;) {
    const answer = await fetch(`${url}/v3/cart/checkout`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-app-version': 'storm',
        'x-brand': 'volan',
        authorization: `Bearer ${token}`,
        'idempotency-key': key,
      },
      body: JSON.stringify({ items: [{ product: 'credits-10', quantity: 1 }], total: 100_000 }),
      signal: AbortSignal.timeout(10_000),
    }).catch(() => null);
    const body = answer?.ok ? ((await answer.json().catch(() => null)) as { data: StartedPayment } | null) : null;
    if (body) return body.data;
    if (answer && answer.status < 500) throw new Error(`An order was refused: ${answer.status} ${await answer.text()}`);

    await pause(50);
  }
}

/** Pays by a card of which the bank itself tells nobody. */
async function payAtBank({ form }: StartedPayment): Promise<string> {
  const page = await fetch(form.action, { method: 'POST', body: new URLSearchParams(form.fields) });
  const visit = /name="visit" value="([^"]*)"/.exec(await page.text())?.[1] ?? '';
  const card = testCards.noCallback.number;
  const body = new URLSearchParams({ visit, card });
  await fetch(new URL('/card', form.action), { method: 'POST', body });

  return form.fields['oid'] ?? '';
}

/** Reports a payment as the bank does: up to five times, until it is answered. */
async function report(
  { url, bank }: PaymentStorm,
  { form }: StartedPayment,
  transactionId: string,
  counted: { sent: number; unanswered: number },
): Promise<void> {
  const approved = { Response: 'Approved', ProcReturnCode: '00', ErrMsg: '' } as const;
  const fields = bankReply(new Map(Object.entries(form.fields)), testCards.approved, approved, transactionId, bank);
  for (let times = 0; times < 5; times += 1) {
    counted.sent += 1;
    const answer = await fetch(`${url}${callbackPath}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      signal: AbortSignal.timeout(10_000),
    }).catch(() => null);
    if (answer?.ok) return;

    counted.unanswered += 1;
    await pause(200);
  }
}

/**
 * Makes the API ask the bank about unreported payments, and waits until all are decided. Locks of killed processes are
 * released at once.
 */
async function untilDecided(sql: Sql): Promise<void> {
  const until = Date.now() + 120_000;
  for (;;) {
    const { count } = await sql`
      update payment_attempt set next_check_at = least(next_check_at, now()), moved_until = null
      where state in ('started', 'authorised')`;
    if (count === 0) return;
    if (Date.now() > until) throw new Error(`${count} payments are still open.`);

    await pause(500);
  }
}

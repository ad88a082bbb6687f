import type { ManagedPayment, StatementReport, TransferSlip } from '@volan/api-contract';
import { readBankAccount } from '@volan/domain-rules';
import type { PayeeAccounts } from '../platform/brands/readPayees.ts';
import type { TestAccounts, TestPerson } from './openTestAccounts.ts';

/** Accounts of a seller for tests: dinars for one brand, an IBAN for the other. */
export const testPayees: PayeeAccounts = {
  volan: { account: readBankAccount('999-1234-38') ?? '', swift: null },
  gearlane: { account: 'DE89370400440532013000', swift: 'DEUTDEFF' },
};

/** Twenty credits. */
export const twenty = { items: [{ product: 'credits-10', quantity: 2 }], total: 200_000 };

/** An account that may buy. */
export async function openBuyer(test: TestAccounts): Promise<TestPerson> {
  const person = await test.person();
  await test.database.sql`update users set status = 1, country_id = 688 where id = ${person.user.id}`;
  return person;
}

/** An administrator with a second step; group 6 is a regional one. */
export async function openAdministrator(test: TestAccounts, group: 1 | 6 = 1): Promise<TestPerson> {
  const person = await openBuyer(test);
  const { id } = person.user;
  await test.database.sql`insert into user_group (user_id, group_id) values (${id}, ${group})`;
  await test.database.sql`update session set second_factor_at = now() where user_id = ${id}`;

  return person;
}

/** What an account does with orders by transfer. */
export function ordersOf(test: TestAccounts, by: TestPerson) {
  const asked = (key: string, brand: string) => ({
    as: by.accessToken,
    headers: { 'idempotency-key': key, 'x-brand': brand },
  });
  return {
    checkout: (
      body: object = { ...twenty, method: 'transfer' },
      { key = crypto.randomUUID(), brand = 'volan' }: { key?: string; brand?: string } = {},
    ) => test.call('POST', '/cart/checkout', body, asked(key, brand)),
    async slip(id: string): Promise<TransferSlip> {
      const answer = await test.call('GET', `/orders/${id}/slip`, null, { as: by.accessToken });
      return answer.data;
    },
    read: (id: string) => test.call('GET', `/orders/${id}`, null, { as: by.accessToken }),
    pay: (id: string, method: 'card' | 'transfer') =>
      test.call('POST', '/orders/pay', { order_id: id, method }, { as: by.accessToken }),
    /** An order that waits for its transfer, with its reference. */
    async waiting(): Promise<{ readonly id: string; readonly reference: string }> {
      const { order }: { order: { id: string } } = (await this.checkout()).data;
      return { id: order.id, reference: (await this.slip(order.id)).reference };
    },
  };
}

/** What an administrator does with money that came. */
export function bookingBy(test: TestAccounts, by: TestPerson) {
  const post = (path: string, body: object) => test.call('POST', path, body, { as: by.accessToken });
  return {
    confirm: (reference: string, amount = 200_000) =>
      post('/admin/payments/transfer', { reference, amount, reason: 'Vidi se na izvodu' }),
    /** What the API answers to a statement. */
    async sendStatement(text: string, confirm = true) {
      const boundary = 'volan-test';
      const part = (name: string, more: string, value: string) =>
        `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;
      const payload = `${part('confirm', '', String(confirm))}${part('file', '; filename="izvod.csv"\r\ncontent-type: text/csv', text)}--${boundary}--\r\n`;
      const response = await test.app.inject({
        method: 'POST',
        url: '/v3/admin/statements',
        headers: {
          'x-app-version': 'test',
          'content-type': `multipart/form-data; boundary=${boundary}`,
          authorization: `Bearer ${by.accessToken}`,
        },
        payload,
      });

      return response.json<{ data: StatementReport; errors: Readonly<Record<string, readonly string[]>> | null }>();
    },
    async statement(text: string, confirm = true): Promise<StatementReport> {
      return (await this.sendStatement(text, confirm)).data;
    },
    async open() {
      const answer = await test.call('GET', '/admin/statements/open', null, { as: by.accessToken });
      return answer.data as readonly { id: number; verdict: string; purpose: string; amount: number }[];
    },
    match: (line: number, reference: string) =>
      post('/admin/statements/match', { line_id: line, reference, reason: 'Kupac je pogrešno upisao' }),
    dismiss: (line: number) => post('/admin/statements/dismiss', { line_id: line, reason: 'Vraćeno pošiljaocu' }),
    decide: (action: 'accept' | 'refund', id: string) =>
      post(`/admin/payments/${action}`, { attempt_id: id, reason: 'Dogovoreno s kupcem' }),
    async payments(state: string) {
      const answer = await test.call('GET', `/admin/payments?state=${state}`, null, { as: by.accessToken });
      return answer.data as readonly ManagedPayment[];
    },
  };
}

/** A statement in CSV: a movement a line. */
export const csvStatement = (
  ...lines: readonly (readonly [reference: string, amount: string, purpose?: string, currency?: string])[]
) =>
  [
    'Datum;Valuta;Iznos;Poziv na broj;Nalogodavac;Svrha',
    ...lines.map(
      ([reference, amount, purpose = '', currency = 'RSD']) =>
        `24.11.2026;${currency};${amount};${reference};Ana Anić;${purpose}`,
    ),
  ].join('\n');

/** A movement of a statement in camt.053. */
interface CamtEntry {
  readonly reference: string;
  /** @default '2000.00' */
  readonly amount?: string;
  /** @default 24 November 2026 */
  readonly day?: string;
  /** More of the entry as XML: the number of the bank, or that it is a reversal. */
  readonly more?: string;
  readonly sign?: 'CRDT' | 'DBIT';
}

/** A statement in camt.053, the 214th of the year, of an account in dinars. */
export const camtStatement = (entries: readonly CamtEntry[], account = 'RS35260005601001611379') => {
  const entry = ({ reference, amount = '2000.00', day = '2026-11-24', more = '', sign = 'CRDT' }: CamtEntry) =>
    `<Ntry><Amt Ccy="RSD">${amount}</Amt><CdtDbtInd>${sign}</CdtDbtInd>${more}<Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>${day}</Dt></BookgDt><NtryDtls><TxDtls><RmtInf><Strd><CdtrRefInf><Ref>${reference}</Ref></CdtrRefInf></Strd></RmtInf></TxDtls></NtryDtls></Ntry>`;
  return `<Document><BkToCstmrStmt><Stmt><Id>214</Id><Acct><Id><IBAN>${account}</IBAN></Id></Acct>${entries.map(entry).join('')}</Stmt></BkToCstmrStmt></Document>`;
};

import { expect } from 'vitest';
import type { Conversation, ConversationMessage } from '@volan/api-contract';
import { fine, openTestSelling, type TestSelling } from '../selling/sellingTesting.ts';
import { insertAd } from '../testing/insertAd.ts';
import { insertCompany } from '../testing/insertCompany.ts';
import type { Answer, TestPerson } from '../testing/openTestAccounts.ts';

/** A message of a test. */
interface SentMessage {
  readonly by: TestPerson;
  readonly ad: number;
  /** The other side. */
  readonly to: number;
  readonly text?: string;
  /** Account whose side writes. @default the account of the author */
  readonly as?: number;
  /** Id of the client; null: the client sends none. @default a new one */
  readonly key?: string | null;
  readonly force?: 0 | 1;
}

/** The application with people who write to each other. */
export interface TestConversations extends TestSelling {
  /** An ad of an account. */
  adOf: (seller: TestPerson | number) => Promise<number>;
  /** Writes to the seller of an ad. [J69] */
  send: (sent: SentMessage) => Promise<Answer>;
  /** Answers in a conversation. [J70] */
  answer: (sent: SentMessage) => Promise<Answer>;
  inbox: (by: TestPerson, query?: string) => Promise<Conversation[]>;
  thread: (by: TestPerson, ad: number, other: number, query?: string) => Promise<ConversationMessage[]>;
  /** How many messages somebody has not read. */
  unread: (by: TestPerson) => Promise<number>;
  mark: (by: TestPerson, ad: number, other: number, marks: { read?: number; delivered?: number }) => Promise<Answer>;
  /** A company with one of its staff. */
  company: () => Promise<{ account: TestPerson; staff: TestPerson; companyId: number }>;
}

/** Opens the application with people who write to each other. */
export async function openTestConversations(): Promise<TestConversations> {
  const api = await openTestSelling();
  const { sql } = api.database;
  const write = (path: string, { by, ad, to, text = 'Da li je dostupno?', as, key, force }: SentMessage) =>
    api.call(
      'POST',
      path,
      { message: text, id: ad, user1: as ?? by.user.id, user2: to, ...(force !== undefined && { force }) },
      { as: by.accessToken, headers: key === null ? {} : { 'idempotency-key': key ?? crypto.randomUUID() } },
    );

  return Object.assign(api, {
    adOf: (seller: TestPerson | number) =>
      insertAd(sql, {
        seller: typeof seller === 'number' ? seller : seller.user.id,
        brand: 'volkswagen',
        model: 'golf',
      }),
    send: (sent: SentMessage) => write('/message', sent),
    answer: (sent: SentMessage) => write('/message/answer', sent),
    async inbox(by: TestPerson, query = '') {
      return fine<Conversation[]>(await api.call('GET', `/message/group${query}`, null, { as: by.accessToken }));
    },
    async thread(by: TestPerson, ad: number, other: number, query = '') {
      const path = `/message/conversation/${ad}/${other}${query}`;
      const { messages } = fine<{ messages: ConversationMessage[] }>(
        await api.call('GET', path, null, { as: by.accessToken }),
      );
      return messages;
    },
    async unread(by: TestPerson) {
      const { body, status } = await api.call('GET', '/message/unread', null, { as: by.accessToken });
      expect(status).toBe(200);
      return (JSON.parse(body) as { meta: { total: number } }).meta.total;
    },
    mark: (by: TestPerson, ad: number, other: number, marks: { read?: number; delivered?: number }) =>
      api.call('POST', '/message/mark', { id: ad, user2: other, ...marks }, { as: by.accessToken }),
    async company() {
      const account = await api.seller({ type: 2 });
      const staff = await api.seller();
      await insertCompany(sql, { seller: account.user.id, name: `Auto kuća ${account.user.id}` });
      const [row] = await sql<{ id: number }[]>`
        insert into company_member (company_id, user_id, role)
        select id, ${staff.user.id}, 'staff' from company where user_id = ${account.user.id}
          returning company_id as id`;

      return { account, staff, companyId: row?.id ?? 0 };
    },
  });
}

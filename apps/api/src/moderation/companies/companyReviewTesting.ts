import type { ManagedCompany, OwnCompany, ReviewItem } from '@volan/api-contract';
import { listingStatus } from '@volan/domain-rules';
import { beforeEach } from 'vitest';
import { fine, openTestSelling } from '../../selling/sellingTesting.ts';
import { openedForFile } from '../../testing/openedForFile.ts';
import type { TestPerson } from '../../testing/openTestAccounts.ts';
import { undoMs } from '../decisions.ts';
import { notifyCompanyDecisions } from './companyDecisions.ts';

/** What a dealer sends to register a company. */
export const registration = {
  name: 'Auto plac Čačak',
  legal_name: 'Auto plac d.o.o.',
  type: 2,
  country_id: 688,
  tax_id: '100001159',
  registry_number: '17021397',
  address: 'Glavna 1',
  phone: '+38132371234',
};

/** Sends a call as a person. */
export const as = (person: TestPerson) => ({ as: person.accessToken });

/** Who takes part in a test. */
interface ReviewPeople {
  dealer: TestPerson;
  /** The moderator. */
  vera: TestPerson;
  /** The company of the dealer. */
  id: number;
}

/** Before each test of a file: a dealer whose company waits for a moderator. */
export function companyReviews() {
  const test = openedForFile(openTestSelling);
  const reviewed = {} as ReviewPeople;

  beforeEach(async () => {
    await test.beginAnew();
    const { sql } = test.database;
    await sql`truncate company, ad_decision, mail, notification, review_claim cascade`;
    reviewed.dealer = await test.seller();
    reviewed.vera = await test.administrator();
    const registered = await test.call('PUT', '/user/company', registration, as(reviewed.dealer));
    reviewed.id = fine<OwnCompany>(registered).id;
  });

  const change = (fields: object) =>
    test.call('POST', '/user/company', { company_id: reviewed.id, ...fields }, as(reviewed.dealer));
  const read = (by = reviewed.vera) => test.call('GET', `/admin/company?id=${reviewed.id}`, null, as(by));
  const managed = async () => fine<ManagedCompany>(await read());

  async function decide(status: number, more: object = {}, by = reviewed.vera) {
    const { version } = await managed();
    return test.call('POST', '/admin/company/status', { id: reviewed.id, status, version, ...more }, as(by));
  }

  /** The mails and notifications to the company, after the time to undo the decisions. */
  async function notified() {
    const { sql } = test.database;
    test.now += undoMs;
    await notifyCompanyDecisions(sql, new Date(test.now));
    const events = await sql<{ event: string }[]>`
      select event from notification where user_id = ${reviewed.dealer.user.id} order by id`;
    const mails = await sql<{ content: { decision: string; reasons: string[]; reason: string } }[]>`
      select content from mail
      where recipient = ${reviewed.dealer.email} and template = 'company-decision' order by id`;

    return { events: events.map(({ event }) => event), mails: mails.map(({ content }) => content) };
  }

  return {
    test,
    reviewed,
    change,
    read,
    managed,
    decide,
    notified,
    own: async () => fine<OwnCompany>(await test.call('GET', '/user/company', null, as(reviewed.dealer))),
    /** Status of the public page. */
    page: async (slug: string) => (await test.call('GET', `/companies/${slug}`)).status,
    items: async (by = reviewed.vera) =>
      fine<ReviewItem[]>(await test.call('GET', '/admin/review-items?kind=company', null, as(by))),
    approve: async (more: object = {}) => fine(await decide(listingStatus.active, more)),
    undo: (by = reviewed.vera) => test.call('POST', '/admin/company/undo', { id: reviewed.id }, as(by)),
  };
}

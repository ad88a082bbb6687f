import { csvOf, golfRow } from '../../feeds/feedTesting.ts';
import { formOf, photo, type OwnedThings, type OwnershipFixture } from './OwnershipFixture.ts';

/** The company of an owner: members, invitations, feeds and ready answers. */
export function ownedByCompany({ feeds, company, call }: OwnershipFixture): OwnedThings {
  const { test } = feeds;
  const { sql } = test.database;
  const company_id = company;

  async function member() {
    const { user } = await test.seller();
    await sql`insert into company_member (company_id, user_id, role) values (${company}, ${user.id}, 'staff')`;
    return user.id;
  }
  /** A place among the staff is free. */
  const emptied = () => sql`delete from company_invitation`;
  async function invitation() {
    await emptied();
    return call('POST', '/company/invite', { company_id, email: test.newEmail(), role: 'staff' });
  }
  const answer = async () => call('PUT', '/message/canned', { company_id, title: 'Cena', text: 'Cena je konačna.' });

  let rows = 0;
  /** A feed with a row that has a year to come. */
  async function feed() {
    await sql`delete from feed`;
    return feeds.feedOf(csvOf(golfRow(`A${(rows += 1)}`, '10.500', { year: '2951' })));
  }
  /** A form with a new document. */
  async function newDocument() {
    await sql`delete from company_document`;
    const file = new File([new Uint8Array(await photo())], 'izvod.jpg');
    return formOf({ company_id: `${company}`, file });
  }
  async function document() {
    const { body, headers } = await newDocument();
    return (await call<{ id: string }>('POST', '/user/company/document', body, undefined, headers)).id;
  }
  const dryRun = async () => feeds.run(await feed(), 1);

  return {
    inviteMember: async () => {
      await emptied();
      return { body: { company_id, email: test.newEmail(), role: 'staff' } };
    },
    withdrawInvitation: async () => ({ query: { id: (await invitation()).id } }),
    removeMember: async () => ({ query: { company_id, user_id: await member() } }),
    updateCompany: async () => ({ body: { company_id, phones: ['011 2345678'] } }),
    addCompanyDocument: newDocument,
    getCompanyDocument: async () => ({ path: { id: await document() } }),
    removeCompanyDocument: async () => ({ query: { id: await document() } }),
    listCannedAnswers: async () => ({ query: { company_id } }),
    saveCannedAnswer: async () => ({ body: { company_id, title: 'Boja', text: 'Boja je crvena.' } }),
    deleteCannedAnswer: async () => ({ query: { id: (await answer()).id } }),
    createFeed: async () => ({
      body: { company_id, category_id: test.categories['vehicles'], name: 'Drugi plac', url: '' },
    }),
    listFeeds: async () => ({ query: { company_id } }),
    getFeed: async () => ({ query: { id: await feed() } }),
    updateFeed: async () => ({ body: { id: await feed(), name: 'Treći plac' } }),
    uploadFeedFile: async () => {
      const file = new File([new Uint8Array(csvOf(golfRow('B1')))], 'plac.csv');
      return formOf({ id: `${await feed()}`, file });
    },
    runFeed: async () => ({ body: { id: await feed(), dry: 1 } }),
    getFeedReport: async () => ({ query: { run: (await dryRun()).run.id } }),
    correctFeedRow: async () => {
      const { run, rows: report } = await dryRun();
      return { body: { run: run.id, row: report[0]?.row, line: report[0]?.line, fields: { year: '2015' } } };
    },
    deleteFeed: async () => ({ query: { id: await feed() } }),
  };
}

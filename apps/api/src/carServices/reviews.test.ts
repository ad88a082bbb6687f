import type {
  CarService,
  CarServiceDetails,
  ManagedAppeal,
  Notification,
  OwnServiceReview,
  ReportedReview,
  ReviewItem,
  ServiceReview,
  Statement,
} from '@volan/api-contract';
import { reviewLimits, userStatus } from '@volan/domain-rules';
import { beforeEach, describe, expect, it } from 'vitest';
import { emptyAds } from '../testing/emptyAds.ts';
import { makeDealer } from '../testing/insertCompany.ts';
import { openedForFile } from '../testing/openedForFile.ts';
import type { TestPerson } from '../testing/openTestAccounts.ts';
import { fine, openTestSelling } from '../selling/sellingTesting.ts';

const test = openedForFile(openTestSelling);
const text = 'Zamenili su četiri gume za pola sata.';
let owner: TestPerson;
let ana: TestPerson;
let garage: number;

beforeEach(async () => {
  await test.beginAnew();
  const { sql } = test.database;
  await emptyAds(sql, 'company', 'appeal', 'user_group');
  [owner, ana] = [await test.seller(), await test.seller()];
  await makeDealer(sql, owner.user.id);
  const [row] = await sql<{ id: number }[]>`
    insert into car_service (id, currency) select id, 'RSD' from company where user_id = ${owner.user.id}
    returning id::int`;
  garage = row?.id ?? 0;
});

/** A conversation of somebody with the garage, which has not answered yet. */
async function unanswered(person = ana) {
  await test.database.sql`
    insert into conversation (ad_id, buyer_id, seller_id, ad_title, ad_slug, ad_kind, brand, asked_at)
    values (1, ${person.user.id}, ${owner.user.id}, '', '', 'auto', 'volan', now())`;
}

/** A conversation in which the garage answered somebody. */
async function answered(person = ana) {
  await unanswered(person);
  await test.database.sql`update conversation set answered_at = now() where buyer_id = ${person.user.id}`;
}

const write = (more: object = {}, by = ana) =>
  test.call('PUT', '/services/review', { service_id: garage, rating: 5, text, ...more }, { as: by.accessToken });
const reply = (id: number, by = owner, words = 'Hvala na poverenju.') =>
  test.call('PUT', '/services/review/reply', { review_id: id, text: words }, { as: by.accessToken });
const list = async (page = 1) => test.call('GET', `/services/${garage}/reviews?page=${page}`);
const shown = async () => fine<ServiceReview[]>(await list());
const right = async (by = ana) =>
  fine<OwnServiceReview>(await test.call('GET', `/services/${garage}/own-review`, null, { as: by.accessToken }));
const service = async () => fine<CarServiceDetails>(await test.call('GET', `/services/${garage}`));
const eventsOf = async (person: TestPerson) =>
  fine<Notification[]>(await test.call('GET', '/notifications', null, { as: person.accessToken })).map(
    ({ event }) => event,
  );

/** Reviews of other users, with these ratings. */
async function reviewed(...ratings: number[]) {
  for (const rating of ratings) {
    const person = await test.seller();
    await test.database.sql`
      insert into service_review (service_id, author_id, rating, text) values (${garage}, ${person.user.id}, ${rating}, ${text})`;
  }
}

describe('a review of a car service [M16]', () => {
  it('needs a contact: an answer to a message, or a phone that was asked for a day ago', async () => {
    expect((await right()).right).toBe('contact-first');
    expect((await write()).errors).toEqual({ service_id: ['contact-first'] });

    await answered();
    const review = fine<ServiceReview>(await write());
    expect(review).toMatchObject({ rating: 5, text, service: { id: garage }, reply: null });
    expect(await shown()).toMatchObject([{ id: review.id }]);
    expect(await right()).toMatchObject({ right: 'written', may_reply: false, review: { id: review.id } });
    expect(await eventsOf(owner)).toContain('review-received');
  });

  it('counts a phone that the signed-in user asked for, but not on the same day', async () => {
    const { slug } = await service();
    fine(await test.call('POST', '/companies/phone', { slug }, { as: ana.accessToken }));
    expect((await right()).right).toBe('contact-first');
    await test.database.sql`
      update service_contact set revealed_at = revealed_at - make_interval(hours => ${reviewLimits.hoursAfterPhone})`;
    expect((await right()).right).toBe('allowed');
    expect((await right(await test.seller())).right).toBe('contact-first');
  });

  it('does not count a message that the service has not answered', async () => {
    await unanswered();
    expect((await write()).errors).toEqual({ service_id: ['contact-first'] });
  });

  it('counts an answer also when its conversation was deleted since', async () => {
    await answered();
    await test.database.sql`delete from conversation where buyer_id = ${ana.user.id}`;
    expect((await right()).right).toBe('allowed');
  });

  it('is one for each person, also when it is sent many times at once', async () => {
    await answered();
    const answers = await Promise.all(Array.from({ length: 8 }, () => write()));
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
    expect(answers.filter(({ error }) => error === 'conflict')).toHaveLength(7);
  });

  it('is never of the own company, nor of one that its author is a member of', async () => {
    await test.database.sql`
      insert into company_member (company_id, user_id, role) values (${garage}, ${ana.user.id}, 'staff')`;
    await answered();
    expect(await right()).toMatchObject({ right: 'own', may_reply: true });
    expect((await write()).errors).toEqual({ service_id: ['own-service'] });
    expect((await write({}, owner)).errors).toEqual({ service_id: ['own-service'] });
  });

  it('names every fault at once, and has its contacts masked', async () => {
    await answered();
    expect((await write({ rating: 6, text: 'Kratko.' })).errors).toEqual({ rating: ['max'], text: ['min'] });
    fine(await write({ text: 'Zovite ih na 064 123 4567, brzi su i tačni.' }));
    expect(JSON.stringify(await shown())).not.toContain('123 4567');
  });

  it('shows the average from three reviews on, and how often each rating was given', async () => {
    await reviewed(5, 4);
    expect(await service()).toMatchObject({ rating: null, reviews: 2 });
    await reviewed(4);
    expect(await service()).toMatchObject({ rating: 4.3, reviews: 3 });
    expect((await list()).meta).toMatchObject({ total: 3, pages: 1, rating: 4.3, by_rating: [0, 0, 0, 2, 1] });
  });

  it('is listed newest first, ten a page', async () => {
    await reviewed(...Array.from({ length: 11 }, () => 5));
    const [first] = await shown();
    expect((await list()).meta).toMatchObject({ pages: 2 });
    expect(fine<ServiceReview[]>(await list(2))).toHaveLength(1);
    expect(first?.id).toBeGreaterThan(fine<ServiceReview[]>(await list(2))[0]?.id ?? 0);
  });

  it('is hidden while its author is banned, and names its author by first name and initial', async () => {
    await reviewed(1);
    const { sql } = test.database;
    const [author] = await sql<{ id: number }[]>`select author_id::int as id from service_review`;
    await sql`update users set name = 'Marko Petrović' where id = ${author?.id ?? 0}`;
    expect(await shown()).toMatchObject([{ author: 'Marko P.' }]);
    await sql`update users set status = ${userStatus.banned} where id = ${author?.id ?? 0}`;
    expect([await shown(), (await service()).reviews]).toEqual([[], 0]);
  });

  it('finds services by their average, and lists the best first', async () => {
    await reviewed(5, 5, 4);
    const bora = await test.seller();
    const { sql } = test.database;
    await makeDealer(sql, bora.user.id);
    const [other] = await sql<{ id: number }[]>`
      insert into car_service (id, currency) select id, 'RSD' from company where user_id = ${bora.user.id}
      returning id::int`;
    const idsOf = async (query: string) =>
      fine<CarService[]>(await test.call('GET', `/services${query}`)).map(({ id }) => id);
    expect(await idsOf('')).toEqual([other?.id, garage]);
    expect(await idsOf('?sort=rating')).toEqual([garage, other?.id]);
    expect(await idsOf('?rating=4.5')).toEqual([garage]);
    expect((await test.call('GET', '/services?rating=2')).error).toBe('bad-query');
  });
});

describe('a reply to a review [M16]', () => {
  it('is one, of those who act for the service, and reaches the author', async () => {
    await answered();
    const { id } = fine<ServiceReview>(await write());
    expect((await reply(id, ana)).error).toBe('forbidden');
    const answers = await Promise.all([reply(id), reply(id)]);
    expect(answers.filter(({ error }) => error === 'conflict')).toHaveLength(1);
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
    expect((await shown())[0]?.reply?.text).toBe('Hvala na poverenju.');
    expect(await eventsOf(ana)).toContain('review-replied');
  });
});

describe('a reported review [P57, P60]', () => {
  let vera: TestPerson;
  let id: number;

  beforeEach(async () => {
    vera = await test.administrator();
    await answered();
    ({ id } = fine<ServiceReview>(await write({ rating: 1 })));
  });

  const report = (by: TestPerson, more: object = { reason: 'wrong-data' }) =>
    test.call('PUT', '/services/review/report', { review_id: id, ...more }, { as: by.accessToken });
  const waiting = async () =>
    fine<ReportedReview[]>(await test.call('GET', '/admin/reported-reviews', null, { as: vera.accessToken }));
  const decide = (decision: string, reason?: string) =>
    test.call('POST', '/admin/reported-review', { id, decision, reason }, { as: vera.accessToken });

  it('waits in the queue of moderators, with all its reports, and stays public', async () => {
    expect((await report(ana)).error).toBe('forbidden');
    expect((await report(owner, { reason: 'other' })).errors).toEqual({ text: ['required'] });
    fine(await report(owner));
    fine(await report(owner));
    fine(await report(await test.seller(), { reason: 'spam' }));
    expect(await waiting()).toMatchObject([
      { review: { id }, reports: [{ reason: 'wrong-data' }, { reason: 'spam' }] },
    ]);
    const items = fine<ReviewItem[]>(
      await test.call('GET', '/admin/review-items?kind=review-report', null, { as: vera.accessToken }),
    );
    expect(items).toMatchObject([{ subject: String(id), reports: 2, why: ['spam', 'wrong-data'] }]);
    expect(await shown()).toHaveLength(1);
    fine(await decide('dismissed'));
    expect([await waiting(), (await shown()).length]).toEqual([[], 1]);
    expect(await eventsOf(owner)).toContain('review-report-dismissed');
  });

  it('is removed with a statement of reasons, and comes back when its author wins an appeal', async () => {
    fine(await report(owner));
    expect((await decide('removed')).errors).toEqual({ reason: ['required'] });
    fine(await decide('removed', 'Nije bila mušterija.'));
    expect([await shown(), await eventsOf(ana)]).toEqual([[], expect.arrayContaining(['review-removed'])]);
    expect((await write()).error).toBe('conflict');

    const as = { as: ana.accessToken };
    const [statement] = fine<Statement[]>(await test.call('GET', '/user/statements', null, as));
    expect(statement).toMatchObject({
      decision: 'review-removed',
      review: text,
      text: 'Nije bila mušterija.',
      grounds: ['reports'],
      can_appeal: true,
    });
    fine(await test.call('POST', '/user/appeals', { decision: statement?.key, text: 'Imam račun.' }, as));

    const iva = { as: (await test.administrator()).accessToken };
    const [appeal] = fine<ManagedAppeal[]>(await test.call('GET', '/admin/appeals', null, iva));
    fine(await test.call('POST', '/admin/appeals/decide', { id: appeal?.id, won: true }, iva));
    expect(await shown()).toMatchObject([{ id }]);
  });
});

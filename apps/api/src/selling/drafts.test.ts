import type { AdDraft, AdDraftListed } from '@volan/api-contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { openedForFile } from '../testing/openedForFile.ts';
import type { TestPerson } from '../testing/openTestAccounts.ts';
import { deleteOldDrafts } from './drafts.ts';
import { fine, openTestSelling, type Typed } from './sellingTesting.ts';

const test = openedForFile(openTestSelling);
let ana: TestPerson;

beforeEach(async () => {
  await test.beginAnew();
  ana = await test.seller();
});

const save = (id: string, version: number, fields: Typed = {}, by = ana, more: object = {}) =>
  test.call('PUT', '/ads/draft', { id, version, category_id: 1, fields, ...more }, { as: by.accessToken });
const read = (id: string, by = ana) => test.call('GET', `/ads/draft/${id}`, null, { as: by.accessToken });
const listed = async (by = ana) =>
  fine<AdDraftListed[]>(await test.call('GET', '/ads/drafts', null, { as: by.accessToken }));

describe('a draft [P35]', () => {
  it('is kept as it was typed, and named by what is chosen', async () => {
    const id = crypto.randomUUID();
    const typed = { ...test.golf, price: ['deset i po'], 'answers.oprema': ['navigacija', 'kuka'] };
    expect(fine<AdDraftListed>(await save(id, 0, typed))).toMatchObject({
      id,
      version: 1,
      title: 'Volkswagen Golf 2015',
    });
    expect(fine<AdDraft>(await read(id)).fields).toEqual(typed);
    expect(await listed()).toMatchObject([{ id, version: 1 }]);
  });

  it('is not overwritten by another tab, which gets the stored version', async () => {
    const id = crypto.randomUUID();
    await save(id, 0, { line: ['prvi'] });
    await save(id, 1, { line: ['drugi'] });
    const late = await save(id, 1, { line: ['treći'] });
    expect(late).toMatchObject({ status: 409, error: 'conflict', data: { version: 2, fields: { line: ['drugi'] } } });
    fine(await save(id, 2, { line: ['treći'] }));
    expect(fine<AdDraft>(await read(id))).toMatchObject({ version: 3, fields: { line: ['treći'] } });
  });

  it('is there for nobody else', async () => {
    const id = crypto.randomUUID();
    await save(id, 0, { line: ['moje'] });
    const milan = await test.seller();
    expect((await read(id, milan)).error).toBe('not-found');
    expect((await save(id, 1, { line: ['tuđe'] }, milan)).error).toBe('not-found');
    expect((await test.call('DELETE', `/ads/draft/${id}`, null, { as: milan.accessToken })).data).toEqual({
      removed: false,
    });
    expect(fine<AdDraft>(await read(id)).fields).toEqual({ line: ['moje'] });
    expect((await test.call('DELETE', `/ads/draft/${id}`, null, { as: ana.accessToken })).data).toEqual({
      removed: true,
    });
    expect(await listed()).toEqual([]);
  });

  it('is one of twenty at most, also where they come at once', async () => {
    const replies = await Promise.all(Array.from({ length: 23 }, () => save(crypto.randomUUID(), 0)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(replies.find(({ status }) => status !== 200)?.errors).toEqual({ id: ['max'] });
  });

  it.each([
    ['of a category that is none', {}, { category_id: 2_000_000 }, { category_id: ['value'] }],
    ['of no id', {}, { id: 'moj nacrt' }, { id: ['format'] }],
    [
      'of 60,000 characters',
      {
        a: ['x'.repeat(12_000)],
        b: ['x'.repeat(12_000)],
        c: ['x'.repeat(12_000)],
        d: ['x'.repeat(12_000)],
        e: ['x'.repeat(12_000)],
      },
      {},
      { fields: ['max'] },
    ],
    ['with a state and an owner', {}, { status: 2, user_id: 1 }, { status: ['unknown'], user_id: ['unknown'] }],
  ])('is refused: %s', async (_what, fields, more, errors) => {
    expect((await save(crypto.randomUUID(), 0, fields as Typed, ana, more)).errors).toEqual(errors);
    expect(await listed()).toEqual([]);
  });

  it('is forgotten 30 days after it was last saved [M64]', async () => {
    const [old, young] = [crypto.randomUUID(), crypto.randomUUID()];
    await save(old, 0);
    await save(young, 0);
    await test.database.sql`update ad_draft set updated_at = now() - interval '31 days' where id = ${old}`;
    expect(await deleteOldDrafts(test.database.sql)).toBe(1);
    expect((await listed()).map(({ id }) => id)).toEqual([young]);
  });
});

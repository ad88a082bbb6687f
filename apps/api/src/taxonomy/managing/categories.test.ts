import type { Category, ManagedCategory } from '@volan/api-contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { openedForFile } from '../../testing/openedForFile.ts';
import { insertAd } from '../../testing/insertAd.ts';
import { inNine, openTestManaging, titles } from './managingTesting.ts';

const test = openedForFile(openTestManaging);
beforeEach(() => test.beginAnew());

let made = 0;
const create = (fields: object = {}) =>
  test.ask('PUT', '/admin/category/create', {
    parent_id: null,
    slug: `nova-kategorija-${++made}`,
    kind: 'auto',
    icon: 'car',
    titles: inNine('Nova'),
    status: 1,
    ...fields,
  });
const stored = async (fields: object = {}) => (await create(fields)).data as ManagedCategory;
const changeOf = ({ body }: { body: string }) => (JSON.parse(body) as { meta: { change: number } }).meta.change;
const undo = (id: number) => test.ask('POST', '/admin/audit/undo', { id });
const level = async (above: number | null) => {
  const { data } = await test.ask('GET', `/admin/categories?limit=500&parent_id=${above ?? 0}`);
  return data as ManagedCategory[];
};

describe('categories of the administration', () => {
  it('are listed by level, in their order, with what uses them [J101]', async () => {
    const vehicles = await test.idOf('category', 'motorcycles');
    await insertAd(test.database.sql, { category: 'scooters', status: 6 });
    const top = await level(null);
    expect(top.every(({ parent_id: above }) => above === null)).toBe(true);
    expect(top.map(({ sort }) => sort)).toEqual(top.map(({ sort }) => sort).toSorted((one, other) => one - other));
    const below = await level(vehicles);
    expect(below.find(({ slug }) => slug === 'scooters')).toMatchObject({ parent_id: vehicles, ads: 1, children: 0 });
    expect(top.find(({ slug }) => slug === 'motorcycles')?.children).toBeGreaterThanOrEqual(below.length);
  });

  it('are found by a title in any language, ordered and paged', async () => {
    const { data, body } = await test.ask(
      'GET',
      '/admin/categories?keyword=motocikli&limit=1&sortField=title&sort=desc',
    );
    expect((data as ManagedCategory[]).map(({ titles: { rs } }) => rs)).toEqual([expect.stringMatching(/motocikli/i)]);
    expect(JSON.parse(body)).toMatchObject({ meta: { page: 1, limit: 1 } });
    expect((await test.ask('GET', '/admin/categories?sortField=password')).status).toBe(400);
  });

  it('are made with a slug of their own, in nine languages, and everybody sees them a moment later [J102]', async () => {
    const { data, status } = await create({ slug: 'jedrilice', titles: inNine('Jedrilice') });
    expect([status, data]).toMatchObject([200, { slug: 'jedrilice', version: 1, status: 1, ads: 0 }]);
    await test.soon('/items/category/list?lang=de', (list: Category[]) =>
      list.some(({ title }) => title === 'Jedrilice de'),
    );
    expect(await test.lastEntry('category')).toMatchObject({ action: 'category.created', before: null });
    expect((await create({ slug: 'jedrilice' })).errors).toEqual({ slug: ['slug-taken'] });
  });

  it('are made hidden, and shown once they have a title in every language [J102, J105]', async () => {
    const two = titles('Samo dva', 'Two only');
    expect((await create({ titles: two })).errors).toEqual({ titles: ['required'] });
    const { id, status, version } = await stored({ titles: two, status: undefined });
    const show = () => test.ask('POST', '/admin/category/status', { id, status: 1 });
    expect([status, (await show()).errors]).toEqual([0, { titles: ['required'] }]);
    const complete = { id, version, titles: inNine('Svih devet') };
    expect((await test.ask('POST', '/admin/category/update', complete)).status).toBe(200);
    expect((await show()).data).toMatchObject({ status: 1 });
  });

  it.each([
    [{ slug: 'de' }, { slug: ['slug-reserved'] }],
    [{ slug: 'catalog' }, { slug: ['slug-reserved'] }],
    [{ slug: 'brands' }, { slug: ['slug-reserved'] }],
    [{ slug: 'auto-oglasi' }, { slug: ['slug-reserved'] }],
    [{ slug: 'sa razmakom' }, { slug: ['format'] }],
    [{ slug: 'Velika' }, { slug: ['format'] }],
    [{ titles: { rs: 'Samo srpski' } }, { titles: ['required'] }],
    [{ parent_id: 999_999 }, { parent_id: ['unknown'] }],
    [{ kind: undefined }, { kind: ['required'] }],
  ])('are refused where they would break addresses: %o [T58]', async (fields, errors) => {
    const { status, errors: given } = await create(fields);
    expect([status, given]).toEqual([422, errors]);
  });

  it('change their titles by language; an edit of an older version gets both versions [J103, T50]', async () => {
    const { id, version } = await stored();
    const update = (fields: object) => test.ask('POST', '/admin/category/update', { id, version, ...fields });
    expect((await update({ titles: titles('Prva', 'First') })).data).toMatchObject({ version: version + 1 });
    await test.soon('/items/category/list?lang=en', (list: Category[]) =>
      list.some((one) => one.id === id && one.title === 'First'),
    );
    const late = await update({ titles: titles('Druga', 'Second') });
    expect([late.status, late.data]).toMatchObject([
      409,
      { yours: version, stored: version + 1, row: { titles: { rs: 'Prva', en: 'First' } } },
    ]);
    expect(await test.lastEntry('category')).toMatchObject({
      action: 'category.changed',
      after: { version: version + 1, titles: { rs: 'Prva', en: 'First' } },
    });
  });

  it('are never below themselves or deeper than four levels', async () => {
    const one = await stored();
    const two = await stored({ parent_id: one.id });
    const three = await stored({ parent_id: two.id });
    const four = await stored({ parent_id: three.id });
    expect((await create({ parent_id: four.id })).errors).toEqual({ parent_id: ['max'] });
    const circle = await test.ask('POST', '/admin/category/update', { id: one.id, version: 1, parent_id: three.id });
    expect(circle.errors).toEqual({ parent_id: ['format'] });
    const moved = await test.ask('POST', '/admin/category/sort', { sort: [one.id], category_id: four.id });
    expect(moved.errors).toEqual({ sort: ['format'] });
  });

  it('stay while ads or categories hang on them, with the counts, and are removed after [J104]', async () => {
    const above = await stored();
    const { id, slug } = await stored({ parent_id: above.id });
    const remove = (row: number) => test.ask('DELETE', `/admin/category/delete/${row}`);
    const ad = await insertAd(test.database.sql, { category: slug, status: 6 });
    expect(await remove(above.id)).toMatchObject({ status: 409, error: 'in-use', data: { ads: 0, rows: 1 } });
    expect(await remove(id)).toMatchObject({ status: 409, error: 'in-use', data: { ads: 1, rows: 0 } });
    await test.database.sql`delete from ad where id = ${ad}`;
    expect((await remove(id)).status).toBe(200);
    expect((await remove(id)).status).toBe(404);
    expect(await test.lastEntry('category')).toMatchObject({ action: 'category.removed', after: null });
  });

  it('are hidden everywhere and shown again [J105]', async () => {
    const { id, slug } = await stored();
    const set = (status: number) => test.ask('POST', '/admin/category/status', { id, status });
    const isListed = (list: Category[]) => list.some((one) => one.slug === slug);
    await test.soon('/items/category/list', isListed);
    expect((await set(0)).data).toMatchObject({ status: 0 });
    await test.soon('/items/category/list', (list: Category[]) => !isListed(list));
    await set(1);
    await test.soon('/items/category/list', isListed);
    expect((await set(2)).status).toBe(422);
    expect((await test.ask('POST', '/admin/category/status', { id: 999_999, status: 1 })).status).toBe(404);
  });

  it.each(['/admin/category/sort', '/category/sort'])(
    'keep the order of %s, and move below another [J52, J106]',
    async (path) => {
      const above = await stored();
      const [one, two, three] = [
        await stored({ parent_id: above.id }),
        await stored({ parent_id: above.id }),
        await stored(),
      ];
      const sort = (order: number[], more: object = {}) =>
        test.ask('POST', path, { sort: order, category_id: above.id, ...more });
      const ids = async () => (await level(above.id)).map(({ id }) => id);
      expect((await sort([two.id, one.id])).data).toEqual({ order: [two.id, one.id] });
      await sort([two.id, three.id, one.id]);
      expect(await ids()).toEqual([two.id, three.id, one.id]);
      const late = await sort([one.id, two.id], { was: [one.id, two.id] });
      expect(late).toMatchObject({ status: 409, data: { stored: [two.id, three.id, one.id] } });
      expect((await sort([999_999])).errors).toEqual({ sort: ['unknown'] });
      expect((await sort([one.id, one.id])).errors).toEqual({ sort: ['format'] });
    },
  );
});

describe('taking a change back [M59]', () => {
  it('writes the fields as they were, while nobody changed the row since', async () => {
    const { id, version } = await stored({ titles: titles('Bila', 'Was'), status: 0 });
    const change = changeOf(
      await test.ask('POST', '/admin/category/update', { id, version, titles: titles('Jeste', 'Is') }),
    );
    const undone = await undo(change);
    expect(undone.data).toEqual({ entity: 'category', id: String(id) });
    expect((await level(null)).find((row) => row.id === id)).toMatchObject({
      titles: { rs: 'Bila', en: 'Was' },
      version: 3,
    });
    expect((await undo(change)).error).toBe('conflict');
    // what was taken back can be brought back
    await undo(changeOf(undone));
    expect((await level(null)).find((row) => row.id === id)?.titles).toEqual({ rs: 'Jeste', en: 'Is' });
  });

  it('puts rows back at their former places', async () => {
    const above = await stored();
    const [one, two] = [await stored({ parent_id: above.id }), await stored()];
    const change = changeOf(
      await test.ask('POST', '/admin/category/sort', { sort: [two.id, one.id], category_id: above.id }),
    );
    expect((await undo(change)).status).toBe(200);
    expect((await level(above.id)).map(({ id }) => id)).toEqual([one.id]);
    expect((await undo(change)).error).toBe('conflict');
  });

  it('refuses to put a row below one that is below it by now', async () => {
    const above = await stored();
    const inner = await stored({ parent_id: above.id });
    const aside = await stored();
    const out = await test.ask('POST', '/admin/category/sort', { sort: [inner.id], category_id: aside.id });
    await test.ask('POST', '/admin/category/sort', { sort: [above.id], category_id: inner.id });
    expect((await undo(changeOf(out))).error).toBe('conflict');
    expect((await level(inner.id)).map(({ id }) => id)).toEqual([above.id]);
  });

  it('is not for what was made or removed, for other entries, and for those without the right', async () => {
    const answer = await create();
    expect((await undo(changeOf(answer))).error).toBe('conflict');
    expect((await undo(999_999)).status).toBe(404);
    const ana = await test.person();
    const { status } = await test.call('POST', '/admin/audit/undo', { id: 1 }, { as: ana.accessToken });
    expect(status).toBe(403);
  });
});

import type {
  CategoryWithSpecifications,
  ManagedAnswer,
  ManagedGroup,
  ManagedSpecification,
} from '@volan/api-contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openedForFile } from '../../testing/openedForFile.ts';
import { insertAd } from '../../testing/insertAd.ts';
import { inNine, openTestManaging, titles } from './managingTesting.ts';

const test = openedForFile(openTestManaging);
let vehicles: number;
let group: number;
beforeAll(async () => {
  vehicles = await test.idOf('category', 'vehicles');
  const { data } = await test.ask('GET', '/admin/specification-groups');
  group = (data as ManagedGroup[])[0]?.id ?? 0;
});
beforeEach(() => test.beginAnew());

let made = 0;
const create = (fields: object = {}) =>
  test.ask('PUT', '/admin/specification/create', {
    slug: `pitanje-${++made}`,
    type: 'enum',
    group_id: group,
    category_ids: [vehicles],
    status: 1,
    titles: inNine('Pitanje'),
    infilter: 1,
    ...fields,
  });
const question = async (fields: object = {}) => (await create(fields)).data as ManagedSpecification;
const addAnswer = (to: number, slug: string, more: object = {}) =>
  test.ask('PUT', '/admin/filters/create', { specification_id: to, slug, titles: inNine(slug), ...more });
const answer = async (to: number, slug: string, more: object = {}) =>
  (await addAnswer(to, slug, more)).data as ManagedAnswer;
const answersOf = async (id: number) =>
  (await test.ask('GET', `/admin/filters?parent_id=${id}`)).data as ManagedAnswer[];
const asked = async (id: number) =>
  ((await test.ask('GET', `/admin/specifications?id=${id}`)).data as ManagedSpecification[])[0];
const remove = (path: string) => test.ask('DELETE', path);

/** What form and panel of cars ask, once it fits. */
const panel = (fits: (category: CategoryWithSpecifications) => boolean, lang = 'rs') =>
  test.soon(`/category/get/${vehicles}?lang=${lang}`, fits);
const inPanel = (id: number) => (category: CategoryWithSpecifications) =>
  category.specifications.some((one) => one.id === id);

/** An ad with these answers. */
async function adWith(...ids: number[]) {
  const id = await insertAd(test.database.sql);
  await test.database.sql`update ad set filter_ids = ${ids} where id = ${id}`;
  return id;
}
const heldBy = async (id: number) => {
  const [row] = await test.database.sql<{ filter_ids: number[] }[]>`select filter_ids from ad where id = ${id}`;
  return row?.filter_ids;
};

describe('questions about ads', () => {
  it('are listed with their flags, those of a category with what it inherits [J113]', async () => {
    const scooters = await test.idOf('category', 'scooters');
    const motorcycles = await test.idOf('category', 'motorcycles');
    const own = await question({ category_ids: [motorcycles] });
    const of = async (category: number) =>
      (
        (await test.ask('GET', `/admin/specifications?limit=500&category_id=${category}`))
          .data as ManagedSpecification[]
      ).map(({ id }) => id);
    expect(await of(scooters)).toContain(own.id);
    expect(await of(vehicles)).not.toContain(own.id);
    expect(await asked(own.id)).toMatchObject({
      infilter: 1,
      multi: 0,
      answers: 0,
      ads: 0,
      category_ids: [motorcycles],
    });
    const { data } = await test.ask('GET', `/admin/specifications?keyword=${own.slug}&filter=hidden`);
    expect(data).toEqual([]);
  });

  it('with three answers in nine languages appear in form and panel without a restart [J114, J130]', async () => {
    const { id } = await question({ slug: 'boja-kaiseva', titles: inNine('Kaiševi') });
    for (const slug of ['crvena', 'plava', 'zelena']) expect((await addAnswer(id, slug)).status).toBe(200);
    await panel((category) => {
      const one = category.specifications.find(({ slug }) => slug === 'boja-kaiseva');
      return (
        one?.title === 'Kaiševi zh' && one.filters.map(({ title }) => title).join() === 'crvena zh,plava zh,zelena zh'
      );
    }, 'zh');
    expect((await create({ slug: 'boja-kaiseva' })).errors).toEqual({ slug: ['slug-taken'] });
  });

  it.each([
    [{ slug: 'sa razmakom' }, { slug: ['format'] }],
    [{ type: 'select' }, { type: ['format'] }],
    [{ group_id: 999_999 }, { group_id: ['unknown'] }],
    [{ category_ids: [999_999] }, { category_ids: ['unknown'] }],
    [{ type: 'int', multi: 1 }, { multi: ['format'] }],
    [{ match: 'all' }, { match: ['format'] }],
    [{ type: 'int', min: 9, max: 1 }, { max: ['min'] }],
    [{ titles: { en: 'English only' } }, { titles: ['required'] }],
  ])('are refused where they make no sense: %o', async (fields, errors) => {
    const { status, errors: given } = await create(fields);
    expect(status).toBe(422);
    expect(Object.keys(given as object)).toEqual(Object.keys(errors));
  });

  it('are renamed in form, panel and details; two administrators do not overwrite each other [J115, T50]', async () => {
    const { id, version } = await question();
    const update = (name: string) =>
      test.ask('POST', '/admin/specification/update', { id, version, titles: titles(name, name) });
    expect((await update('Novo ime')).data).toMatchObject({ version: version + 1, infilter: 1 });
    await panel((category) => category.specifications.some((one) => one.id === id && one.title === 'Novo ime'));
    expect(await update('Drugo ime')).toMatchObject({
      status: 409,
      data: { yours: version, stored: version + 1, row: { titles: { rs: 'Novo ime' } } },
    });
  });

  it('answered by ads stay, with the count, or give their answers to another [J116]', async () => {
    const [old, other] = [await question(), await question()];
    const [redOld, blueOld, red] = [
      await answer(old.id, 'crvena'),
      await answer(old.id, 'plava'),
      await answer(other.id, 'crvena'),
    ];
    const ad = await adWith(redOld.id, blueOld.id);
    const path = `/admin/specification/delete/${old.id}`;
    expect(await remove(path)).toMatchObject({ status: 409, error: 'in-use', data: { ads: 1, rows: 0 } });
    const number = await question({ type: 'int' });
    expect((await remove(`${path}?merge_into=${number.id}`)).errors).toEqual({ merge_into: ['format'] });
    expect((await remove(`${path}?merge_into=${other.id}`)).status).toBe(200);
    expect(await heldBy(ad)).toEqual([blueOld.id, red.id].toSorted((one, two) => one - two));
    expect((await answersOf(other.id)).map(({ slug }) => slug)).toEqual(['crvena', 'plava']);
    expect(await asked(old.id)).toBeUndefined();
    expect(await test.lastEntry('specification')).toMatchObject({
      action: 'specification.merged',
      details: { into: other.id, ads: 1 },
    });
  });

  it('never wait for an answer to themselves, nor for each other in a circle [J115, J116]', async () => {
    const [first, second, third] = [await question(), await question(), await question()];
    const answers = await Promise.all([first, second, third].map(({ id }) => answer(id, 'da')));
    const waitFor = async ({ id }: { id: number }, { id: awaited }: { id: number } = { id: 0 }) =>
      test.ask('POST', '/admin/specification/update', {
        id,
        version: (await asked(id))?.version,
        depends_on_filter_id: awaited,
      });
    const refused = { status: 422, errors: { depends_on_filter_id: ['format'] } };
    expect(await waitFor(first, answers[0])).toMatchObject(refused);
    expect((await waitFor(second, answers[0])).status).toBe(200);
    expect((await waitFor(third, answers[1])).status).toBe(200);
    for (const awaited of [answers[1], answers[2]]) expect(await waitFor(first, awaited)).toMatchObject(refused);
    // nor by a merge
    expect(await remove(`/admin/specification/delete/${first.id}?merge_into=${third.id}`)).toMatchObject({
      status: 422,
      errors: { merge_into: ['format'] },
    });
    expect((await remove(`/admin/specification/delete/${third.id}?merge_into=${first.id}`)).status).toBe(200);
  });

  it('that name a field of ads are never removed', async () => {
    const price = await test.idOf('specification', 'cena');
    expect(await remove(`/admin/specification/delete/${price}`)).toMatchObject({ status: 409, data: { rows: 1 } });
  });

  it('out of use are gone from form and panel, and ads keep what they say [J117]', async () => {
    const { id } = await question();
    const yes = await answer(id, 'da');
    const ad = await adWith(yes.id);
    await panel(inPanel(id));
    await test.ask('POST', '/admin/specification/status', { id, status: 0 });
    await panel((category) => !inPanel(id)(category));
    expect(await heldBy(ad)).toEqual([yes.id]);
  });

  it.each(['infilter', 'highlight', 'shortfilter', 'intitle', 'multi'] as const)(
    'have the flag %s, seen at once [J118-J122]',
    async (flag) => {
      const { id, version } = await question({ infilter: 0 });
      const set = (status: number, more: object = {}) =>
        test.ask('POST', `/admin/specification/${flag}`, { id, status, ...more });
      expect((await set(1)).data).toMatchObject({ [flag]: 1, version: version + 1 });
      await panel((category) => category.specifications.find((one) => one.id === id)?.[flag] === 1);
      expect((await set(0, { version })).error).toBe('conflict');
      expect((await set(0)).data).toMatchObject({ [flag]: 0 });
      expect((await set(7)).status).toBe(422);
    },
  );

  it('allow several answers for as long as an ad holds several [J122]', async () => {
    const { id } = await question({ multi: 1, match: 'all' });
    const [one, two] = [await answer(id, 'prva'), await answer(id, 'druga')];
    const ad = await adWith(one.id, two.id);
    const set = () => test.ask('POST', '/admin/specification/multi', { id, status: 0 });
    expect(await set()).toMatchObject({ status: 409, error: 'in-use', data: { ads: 1 } });
    await test.database.sql`update ad set filter_ids = ${[one.id]} where id = ${ad}`;
    expect((await set()).data).toMatchObject({ multi: 0, match: 'any' });
  });

  it('are in the order of their group, in the panel too [J123]', async () => {
    const [one, two] = [await question(), await question()];
    const order = async () => {
      const { data } = await test.call('GET', `/category/get/${vehicles}`);
      const ids = (data as CategoryWithSpecifications).specifications.map(({ id }) => id);
      return ids.filter((id) => id === one.id || id === two.id);
    };
    await panel(inPanel(two.id));
    expect(await order()).toEqual([one.id, two.id]);
    const sort = (ids: number[]) => test.ask('POST', '/admin/specification/sort', { sort: ids, group_id: group });
    const sorted = await sort([two.id, one.id]);
    await expect.poll(order, { timeout: 5000 }).toEqual([two.id, one.id]);
    const { meta } = JSON.parse(sorted.body) as { meta: { change: number } };
    await test.ask('POST', '/admin/audit/undo', { id: meta.change });
    await expect.poll(order, { timeout: 5000 }).toEqual([one.id, two.id]);
    const price = await test.idOf('specification', 'oprema');
    expect((await sort([price])).errors).toEqual({ sort: ['unknown'] });
  });
});

describe('groups of questions', () => {
  const add = async (slug: string) =>
    (await test.ask('PUT', '/admin/specification-group/create', { slug, titles: titles('Grupa', 'Group') }))
      .data as ManagedGroup;
  const listed = async () => (await test.ask('GET', '/admin/specification-groups')).data as ManagedGroup[];

  it('are sections of the form in their order [J128]', async () => {
    const { groups } = (await test.call('GET', `/category/get/${vehicles}`)).data as CategoryWithSpecifications;
    const order = groups.map(({ id }) => id).toReversed();
    const sorted = await test.ask('POST', '/admin/specification-group/sort', { sort: order, category_id: vehicles });
    expect(sorted.status).toBe(200);
    await panel((category) => category.groups.map(({ id }) => id).join() === order.join());
  });

  it('are made empty, renamed, and removed only while empty [J124-J127]', async () => {
    const { id, version } = await add('nova-grupa');
    expect((await listed()).at(-1)).toMatchObject({ id, specifications: 0 });
    const update = { id, version, titles: titles('Druga', 'Other') };
    expect((await test.ask('POST', '/admin/specification-group/update', update)).data).toMatchObject(
      update.titles && { titles: update.titles },
    );
    const { id: inside } = await question({ group_id: id });
    expect(await remove(`/admin/specification-group/delete/${id}`)).toMatchObject({ status: 409, data: { rows: 1 } });
    await remove(`/admin/specification/delete/${inside}`);
    expect((await remove(`/admin/specification-group/delete/${id}`)).status).toBe(200);
  });
});

describe('answers', () => {
  it('have a slug of their own in their question [J129, J130]', async () => {
    const [one, two] = [await question(), await question()];
    expect((await addAnswer(one.id, 'crvena')).status).toBe(200);
    expect((await addAnswer(one.id, 'crvena')).errors).toEqual({ slug: ['slug-taken'] });
    expect((await addAnswer(two.id, 'crvena')).status).toBe(200);
    expect((await addAnswer(one.id, 'sa razmakom')).errors).toEqual({ slug: ['format'] });
    expect((await addAnswer(999_999, 'plava')).errors).toEqual({ specification_id: ['unknown'] });
    expect((await answersOf(one.id)).map(({ slug }) => slug)).toEqual(['crvena']);
    expect((await test.ask('GET', '/admin/filters')).status).toBe(400);
  });

  it('renamed in addresses are still found at their former ones [J131]', async () => {
    const { slug, id: of } = await question();
    const { id, version } = await answer(of, 'stara');
    await adWith(id);
    const { data } = await test.ask('POST', '/admin/filters/update', { id, version, slug: 'nova' });
    expect(data).toMatchObject({ slug: 'nova', former: ['stara'] });
    for (const value of ['nova', 'stara']) await test.finds(`category_id=${vehicles}&filters=${slug}:${value}`, 1);
    // a slug that comes back is no former one any more
    await test.ask('POST', '/admin/filters/update', { id, version: version + 1, slug: 'stara' });
    expect((await answersOf(of))[0]).toMatchObject({ slug: 'stara', former: ['nova'] });
  });

  it('that ads have are merged into another one, and addresses follow [J132]', async () => {
    const { id: of, slug } = await question();
    const [from, into] = [await answer(of, 'tamna'), await answer(of, 'crna')];
    const ads = [await adWith(from.id), await adWith(from.id, into.id)];
    const path = `/admin/filters/delete/${from.id}`;
    expect(await remove(path)).toMatchObject({ status: 409, error: 'in-use', data: { ads: 2 } });
    expect((await remove(`${path}?merge_into=${from.id}`)).errors).toEqual({ merge_into: ['unknown'] });
    const foreign = await answer((await question()).id, 'crna');
    expect((await remove(`${path}?merge_into=${foreign.id}`)).errors).toEqual({ merge_into: ['format'] });
    expect((await remove(`${path}?merge_into=${into.id}`)).status).toBe(200);
    for (const ad of ads) expect(await heldBy(ad)).toEqual([into.id]);
    expect((await answersOf(of)).map(({ ads: count, former }) => [count, former])).toEqual([[2, ['tamna']]]);
    await test.finds(`category_id=${vehicles}&filters=${slug}:tamna`, 2);
  });

  it('are not merged into one below them, however deep [J132]', async () => {
    const { id: of } = await question();
    const top = await answer(of, 'gore');
    const middle = await answer(of, 'sredina', { parent_id: top.id });
    const bottom = await answer(of, 'dole', { parent_id: middle.id });
    for (const below of [middle, bottom]) {
      const refused = await remove(`/admin/filters/delete/${top.id}?merge_into=${below.id}`);
      expect([refused.status, refused.errors]).toEqual([422, { merge_into: ['format'] }]);
    }
    expect((await answersOf(of)).map(({ parent_id: above }) => above)).toEqual([null, top.id, middle.id]);
    expect((await remove(`/admin/filters/delete/${middle.id}?merge_into=${top.id}`)).status).toBe(200);
    expect((await answersOf(of)).map(({ parent_id: above }) => above)).toEqual([null, top.id]);
  });

  it('that are below each other in a circle do not block changes', async () => {
    const { id: of } = await question();
    const [one, two, other] = [await answer(of, 'a'), await answer(of, 'b'), await answer(of, 'c')];
    await test.database.sql`update filter set parent_id = ${two.id} where id = ${one.id}`;
    await test.database.sql`update filter set parent_id = ${one.id} where id = ${two.id}`;
    const update = { id: other.id, version: other.version, parent_id: two.id };
    expect((await test.ask('POST', '/admin/filters/update', update)).status).toBe(200);
  });

  it('no longer offered stay with ads that have them [J133]', async () => {
    const { id: of } = await question();
    const { id } = await answer(of, 'retka');
    const ad = await adWith(id);
    const offers = (category: CategoryWithSpecifications) =>
      category.specifications.find((one) => one.id === of)?.filters.length;
    await panel((category) => offers(category) === 1);
    await test.ask('POST', '/admin/filters/status', { id, status: 0 });
    await panel((category) => offers(category) === 0);
    expect(await heldBy(ad)).toEqual([id]);
  });

  it('are in the panel in their order [J134]', async () => {
    const { id: of } = await question();
    const ids = [(await answer(of, 'a')).id, (await answer(of, 'b')).id, (await answer(of, 'c')).id].toReversed();
    const sorted = await test.ask('POST', '/admin/filters/sort', { sort: ids, specification_id: of });
    expect(sorted.data).toEqual({ order: ids });
    const was = ids.toReversed();
    const late = await test.ask('POST', '/admin/filters/sort', { sort: was, specification_id: of, was });
    expect(late).toMatchObject({ status: 409, data: { yours: was, stored: ids } });
    await panel(
      (category) =>
        category.specifications
          .find((one) => one.id === of)
          ?.filters.map(({ slug }) => slug)
          .join() === 'c,b,a',
    );
  });
});

describe('fuels [J140]', () => {
  it('are the answers to gorivo, with every verb', async () => {
    const fuel = await test.idOf('specification', 'gorivo');
    const { data } = await test.ask('PUT', '/admin/fuel/create', { slug: 'amonijak', titles: inNine('Amonijak') });
    const { id, version, specification_id: of } = data as ManagedAnswer;
    expect(of).toBe(fuel);
    const update = await test.ask('POST', '/admin/fuel/update', { id, version, titles: titles('Amonijak', 'Ammonia') });
    expect(update.data).toMatchObject({ titles: { en: 'Ammonia' } });
    expect((await test.ask('POST', '/admin/fuel/status', { id, status: 0 })).data).toMatchObject({ status: 0 });
    const order = (await answersOf(fuel)).map((one) => one.id).toReversed();
    expect((await test.ask('POST', '/admin/fuel/sort', { sort: order })).data).toEqual({ order });
    expect((await remove(`/admin/fuel/delete/${id}`)).status).toBe(200);
    const other = await answer((await question()).id, 'nije-gorivo');
    expect((await remove(`/admin/fuel/delete/${other.id}`)).status).toBe(404);
    expect((await test.ask('POST', '/admin/fuel/status', { id: other.id, status: 0 })).status).toBe(404);
  });
});

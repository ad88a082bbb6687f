import type { CategoryWithSpecifications, ManagedGroup, ManagedSpecification } from '@volan/api-contract';
import { describe, expect, it } from 'vitest';
import { inNine, titles } from './managingTesting.ts';
import { openTestSpecifications } from './specificationTesting.ts';

const {
  test,
  seeded,
  create,
  question,
  addAnswer,
  answer,
  answersOf,
  readQuestion,
  remove,
  waitForPanel,
  inPanel,
  adWith,
  answersOfAd,
} = openTestSpecifications();

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
    expect(await of(seeded.vehicles)).not.toContain(own.id);
    expect(await readQuestion(own.id)).toMatchObject({
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
    await waitForPanel((category) => {
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
    await waitForPanel((category) => category.specifications.some((one) => one.id === id && one.title === 'Novo ime'));
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
    expect(await answersOfAd(ad)).toEqual([blueOld.id, red.id].toSorted((one, two) => one - two));
    expect((await answersOf(other.id)).map(({ slug }) => slug)).toEqual(['crvena', 'plava']);
    expect(await readQuestion(old.id)).toBeUndefined();
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
        version: (await readQuestion(id))?.version,
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
    await waitForPanel(inPanel(id));
    await test.ask('POST', '/admin/specification/status', { id, status: 0 });
    await waitForPanel((category) => !inPanel(id)(category));
    expect(await answersOfAd(ad)).toEqual([yes.id]);
  });

  it.each(['infilter', 'highlight', 'shortfilter', 'intitle', 'multi'] as const)(
    'have the flag %s, seen at once [J118-J122]',
    async (flag) => {
      const { id, version } = await question({ infilter: 0 });
      const set = (status: number, more: object = {}) =>
        test.ask('POST', `/admin/specification/${flag}`, { id, status, ...more });
      expect((await set(1)).data).toMatchObject({ [flag]: 1, version: version + 1 });
      await waitForPanel((category) => category.specifications.find((one) => one.id === id)?.[flag] === 1);
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
      const { data } = await test.call('GET', `/category/get/${seeded.vehicles}`);
      const ids = (data as CategoryWithSpecifications).specifications.map(({ id }) => id);
      return ids.filter((id) => id === one.id || id === two.id);
    };
    await waitForPanel(inPanel(two.id));
    expect(await order()).toEqual([one.id, two.id]);
    const sort = (ids: number[]) =>
      test.ask('POST', '/admin/specification/sort', { sort: ids, group_id: seeded.group });
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
    const { groups } = (await test.call('GET', `/category/get/${seeded.vehicles}`)).data as CategoryWithSpecifications;
    const order = groups.map(({ id }) => id).toReversed();
    const sorted = await test.ask('POST', '/admin/specification-group/sort', {
      sort: order,
      category_id: seeded.vehicles,
    });
    expect(sorted.status).toBe(200);
    await waitForPanel((category) => category.groups.map(({ id }) => id).join() === order.join());
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

import type { CategoryWithSpecifications, ManagedAnswer } from '@volan/api-contract';
import { describe, expect, it } from 'vitest';
import { inNine, titles } from './managingTesting.ts';
import { openTestSpecifications } from './specificationTesting.ts';

const { test, seeded, question, addAnswer, answer, answersOf, remove, waitForPanel, adWith, answersOfAd } =
  openTestSpecifications();

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
    for (const value of ['nova', 'stara'])
      await test.finds(`category_id=${seeded.vehicles}&filters=${slug}:${value}`, 1);
    await waitForPanel(
      (category) => category.specifications.find((one) => one.id === of)?.former?.['stara'] === 'nova',
    );
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
    for (const ad of ads) expect(await answersOfAd(ad)).toEqual([into.id]);
    expect((await answersOf(of)).map(({ ads: count, former }) => [count, former])).toEqual([[2, ['tamna']]]);
    await test.finds(`category_id=${seeded.vehicles}&filters=${slug}:tamna`, 2);
  });

  it('are not merged into one of their own descendants [J132]', async () => {
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

  it('that form a circle do not block changes', async () => {
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
    await waitForPanel((category) => offers(category) === 1);
    await test.ask('POST', '/admin/filters/status', { id, status: 0 });
    await waitForPanel((category) => offers(category) === 0);
    expect(await answersOfAd(ad)).toEqual([id]);
  });

  it('are listed in the panel in their order [J134]', async () => {
    const { id: of } = await question();
    const ids = [(await answer(of, 'a')).id, (await answer(of, 'b')).id, (await answer(of, 'c')).id].toReversed();
    const sorted = await test.ask('POST', '/admin/filters/sort', { sort: ids, specification_id: of });
    expect(sorted.data).toEqual({ order: ids });
    const was = ids.toReversed();
    const late = await test.ask('POST', '/admin/filters/sort', { sort: was, specification_id: of, was });
    expect(late).toMatchObject({ status: 409, data: { yours: was, stored: ids } });
    await waitForPanel(
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

import type { ManagedServiceKind, MyCarService, ServiceKindCounted } from '@volan/api-contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { inNine, openTestManaging, titles } from '../taxonomy/managing/managingTesting.ts';
import { makeDealer } from '../testing/insertCompany.ts';
import { openedForFile } from '../testing/openedForFile.ts';

const test = openedForFile(openTestManaging);
beforeEach(() => test.beginAnew());

const list = async () => (await test.ask('GET', '/admin/service-kinds')).data as ManagedServiceKind[];
const shown = async (lang = 'rs') =>
  ((await test.call('GET', `/services/kinds?lang=${lang}`)).data as ServiceKindCounted[]).map(({ title }) => title);
const create = (fields: object) =>
  test.ask('PUT', '/admin/service-kind/create', { icon: 'wrench', titles: inNine('Auspusi'), ...fields });
const set = ({ id, version }: ManagedServiceKind, status: 0 | 1) =>
  test.ask('POST', '/admin/service-kind/status', { id, version, status });

/** A kind that the directory shows. */
async function shownKind(slug: string, title: string): Promise<ManagedServiceKind> {
  const { data } = await create({ slug, status: 1, titles: inNine(title) });
  return data;
}

/** A service whose price list names a kind; returns a function that saves it again. */
async function serviceOf(kind: ManagedServiceKind) {
  const owner = await test.person();
  const { sql } = test.database;
  await sql`update users set status = 1 where id = ${owner.user.id}`;
  await makeDealer(sql, owner.user.id);
  const [company] = await sql<{ id: number }[]>`select id::int from company where user_id = ${owner.user.id}`;
  const fields = {
    company_id: company?.id ?? 0,
    description: '',
    home_visit: false,
    card_payment: false,
    languages: ['rs'],
    brand_ids: [],
    currency: 'RSD',
    prices: [{ kind_id: kind.id, title: 'Mali servis', minutes: null, price: 9000 }],
    pictures: [],
  };
  const save = (method: 'PUT' | 'POST', path: string, more: object = {}) =>
    test.call(method, path, { ...fields, ...more }, { as: owner.accessToken });
  const { version } = (await save('PUT', '/services/create')).data as MyCarService;

  return { saveAgain: () => save('POST', '/services/update', { version, home_visit: true }) };
}

describe('kinds of car services, as administrators change them [A07]', () => {
  it('are shown with a title in every language, in that of the visitor', async () => {
    const begun = (await create({ slug: undefined, titles: titles('Auspusi', 'Exhausts') })).data as ManagedServiceKind;
    expect(begun).toMatchObject({ slug: 'auspusi', status: 0, services: 0 });
    expect((await set(begun, 1)).errors).toEqual({ titles: ['required'] });
    expect(await shown()).not.toContain('Auspusi');

    const { id, version } = begun;
    const { data } = await test.ask('POST', '/admin/service-kind/update', { id, version, titles: inNine('Auspusi') });
    await set(data, 1);
    expect(await shown('de')).toContain('Auspusi de');
    expect(await test.lastEntry('service-kind')).toMatchObject({
      action: 'service-kind.status',
      entity_id: String(id),
    });
  });

  it('are hidden from the directory, and price lists keep their lines of them', async () => {
    const kind = await shownKind('auto-gas', 'Auto-gas');
    const { saveAgain } = await serviceOf(kind);
    expect(await shown()).toContain('Auto-gas rs');

    await set(kind, 0);
    expect(await shown()).not.toContain('Auto-gas rs');
    expect((await saveAgain()).status).toBe(200);
  });

  it('cannot be removed while a price list names them', async () => {
    const [used, unused] = [await shownKind('trapovi', 'Trapovi'), await shownKind('kuke', 'Kuke')];
    await serviceOf(used);
    const remove = ({ id }: ManagedServiceKind) => test.ask('DELETE', `/admin/service-kind/delete/${id}`);
    expect(await remove(used)).toMatchObject({ status: 409, error: 'in-use', data: { rows: 1 } });
    expect((await remove(unused)).status).toBe(200);
    expect((await list()).map(({ slug }) => slug)).toEqual(expect.not.arrayContaining(['kuke']));
  });

  it('are listed in the order that an administrator gives them; an order seen before a change is refused', async () => {
    const was = (await list()).map(({ id }) => id);
    const order = was.toReversed();
    const sort = () => test.ask('POST', '/admin/service-kind/sort', { sort: order, was });
    expect((await sort()).status).toBe(200);
    expect((await list()).map(({ id }) => id)).toEqual(order);
    expect((await sort()).status).toBe(409);
  });

  it.each([
    [{ titles: { rs: 'Samo srpski' } }, { titles: ['required'] }],
    [{ slug: 'gume' }, { slug: ['slug-taken'] }],
    [{ icon: 'Nije ikona' }, { icon: ['format'] }],
  ])('are refused with the error at its field: %o', async (fields, errors) => {
    expect((await create(fields)).errors).toEqual(errors);
  });
});

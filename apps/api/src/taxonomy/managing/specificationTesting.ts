import type {
  CategoryWithSpecifications,
  ManagedAnswer,
  ManagedGroup,
  ManagedSpecification,
} from '@volan/api-contract';
import { beforeAll, beforeEach } from 'vitest';
import { insertAd } from '../../testing/insertAd.ts';
import { openedForFile } from '../../testing/openedForFile.ts';
import { inNine, openTestManaging } from './managingTesting.ts';

/** The administration of specifications in a test file: its application, and what the tests ask of it. */
export function openTestSpecifications() {
  const test = openedForFile(openTestManaging);
  /** Known when the tests begin. */
  const seeded = { vehicles: 0, group: 0 };
  beforeAll(async () => {
    seeded.vehicles = await test.idOf('category', 'vehicles');
    const { data } = await test.ask('GET', '/admin/specification-groups');
    seeded.group = (data as ManagedGroup[])[0]?.id ?? 0;
  });
  beforeEach(() => test.beginAnew());

  let made = 0;
  const create = (fields: object = {}) =>
    test.ask('PUT', '/admin/specification/create', {
      slug: `pitanje-${++made}`,
      type: 'enum',
      group_id: seeded.group,
      category_ids: [seeded.vehicles],
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
  const readQuestion = async (id: number) =>
    ((await test.ask('GET', `/admin/specifications?id=${id}`)).data as ManagedSpecification[])[0];
  const remove = (path: string) => test.ask('DELETE', path);

  /** What form and panel of cars ask, once it fits. */
  const waitForPanel = (fits: (category: CategoryWithSpecifications) => boolean, lang = 'rs') =>
    test.soon(`/category/get/${seeded.vehicles}?lang=${lang}`, fits);
  const inPanel = (id: number) => (category: CategoryWithSpecifications) =>
    category.specifications.some((one) => one.id === id);

  /** An ad with these answers. */
  async function adWith(...ids: number[]) {
    const id = await insertAd(test.database.sql);
    await test.database.sql`update ad set filter_ids = ${ids} where id = ${id}`;
    return id;
  }
  const answersOfAd = async (id: number) => {
    const [row] = await test.database.sql<{ filter_ids: number[] }[]>`select filter_ids from ad where id = ${id}`;
    return row?.filter_ids;
  };

  return {
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
  };
}

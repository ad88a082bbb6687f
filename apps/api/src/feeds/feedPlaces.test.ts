import type { FeedRow } from '@volan/api-contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fine } from '../selling/sellingTesting.ts';
import type { Registry } from '../taxonomy/Registry.ts';
import type { FeedFieldRule } from './feedFields.ts';
import type { FeedTable } from './feedTable.ts';
import { as, openTestFeeds, type TestFeeds } from './feedTesting.ts';
import { guessMapping } from './guessMapping.ts';

let feeds: TestFeeds;
beforeAll(async () => {
  feeds = await openTestFeeds();
});
beforeEach(() => feeds.beginAnew());
afterAll(() => feeds.test.close());

/** A file with one Golf at this place. */
const fileAt = ({ region = '', town = '' }) =>
  new TextEncoder().encode(
    `sifra;marka;model;godište;kilometraža;cena;gorivo;stanje;okrug;grad
A1;VW;Golf;2015;183.000;10.500;dizel;polovno;${region};${town}
`,
  );

/** Removes the place of the company. */
const removePlace = () =>
  feeds.test.database.sql`update company set region_id = null, city_id = null where id = ${feeds.company}`;

const placesOf = (feedId: number) => feeds.test.database.sql<{ region: string; town: string | null }[]>`
  select region.code as region, city.name as town
  from ad join feed_item on ad_id = ad.id join region on region.id = ad.region_id left join city on city.id = ad.city_id
  where feed_id = ${feedId}`;

describe('the column of places', () => {
  const registry = { specificationsById: new Map() } as unknown as Registry;
  const town: FeedFieldRule = { name: 'town', form: ['city_id'], required: false, field: null };

  it.each(['Place', 'town', 'Grad', 'Mesto', 'LOKACIJA', 'Град', 'Mesto/grad'])('is proposed for “%s”', (column) => {
    const table = { columns: ['sifra', column], rows: [] } as unknown as FeedTable;
    expect(guessMapping([town], registry, table).columns).toEqual({ town: column });
  });
});

describe('the place of a row', () => {
  it.each([
    ['a town', { town: 'Novi Sad' }, { region: 'RS-06', town: 'Novi Sad' }],
    ['a town in the column of regions', { region: 'novi sad' }, { region: 'RS-06', town: 'Novi Sad' }],
    ['a region', { region: 'Južnobački okrug' }, { region: 'RS-06', town: null }],
    [
      'a town beside a larger one in the column of regions',
      { region: 'Novi Sad', town: 'Bečej' },
      { region: 'RS-06', town: 'Bečej' },
    ],
  ])('is found by %s', async (_what, cells, place) => {
    await removePlace();
    const id = await feeds.feedOf(fileAt(cells));
    expect(await feeds.run(id)).toMatchObject({ run: { created: 1, refused: 0 }, rows: [{ problems: [] }] });
    expect(await placesOf(id)).toEqual([place]);
  });

  it('is that of the company if the row names none', async () => {
    await feeds.test.database.sql`
      update company set city_id = city.id, region_id = city.region_id from city
      where company.id = ${feeds.company} and city.name = 'Novi Sad'`;
    const id = await feeds.feedOf(fileAt({}));
    expect((await feeds.run(id)).run).toMatchObject({ created: 1, refused: 0 });
    expect(await placesOf(id)).toEqual([{ region: 'RS-06', town: 'Novi Sad' }]);
  });

  it('is asked for if several regions have a town of the name, and the region decides', async () => {
    const id = await feeds.feedOf(fileAt({ town: 'Kozjak' }));
    const { run, rows } = await feeds.run(id, 1);
    const asked = { field: 'region', value: '', reason: 'ambiguous-place', is_error: true };
    expect(rows).toMatchObject([{ outcome: 'refused', problems: [asked] }]);

    const sent = { run: run.id, row: 'A1', line: rows[0]?.line, fields: { region: 'Mačvanski okrug' } };
    const corrected = fine<FeedRow>(await feeds.test.call('POST', '/company/feed/correct', sent, as(feeds.dealer)));
    expect(corrected).toMatchObject({ outcome: 'created', problems: [] });
    await feeds.run(id);
    expect(await placesOf(id)).toEqual([{ region: 'RS-08', town: 'Kozjak' }]);
  });

  it.each([
    ['an unknown town', { town: 'Nigdina' }, { field: 'town', value: 'Nigdina' }],
    ['an unknown region', { region: 'Nigdina' }, { field: 'region', value: 'Nigdina' }],
    ['no place', {}, { field: 'town', value: '' }],
  ])('has one error for %s, if the company has no place either', async (_what, cells, at) => {
    await removePlace();
    const id = await feeds.feedOf(fileAt(cells));
    const { rows } = await feeds.run(id);
    expect(rows).toMatchObject([{ outcome: 'refused', problems: [{ ...at, reason: 'place-needed', is_error: true }] }]);
    expect(rows[0]?.problems.length).toBe(1);
  });
});

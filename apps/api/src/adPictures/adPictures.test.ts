import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openedForFile } from '../testing/openedForFile.ts';
import { eraseRemovedAccounts } from '../testing/eraseRemovedAccounts.ts';
import { insertAd } from '../testing/insertAd.ts';
import { openTestAccounts, type TestPerson } from '../testing/openTestAccounts.ts';
import { deleteWaitingPictures, extendWaiting } from './deleteWaitingPictures.ts';
import { adHolder, attachUploadedPictures } from './attachUploadedPictures.ts';

const test = openedForFile(openTestAccounts);
let photo: Buffer;
let ana: TestPerson;
let boris: TestPerson;

beforeAll(async () => {
  photo = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#c33300' } })
    .jpeg()
    .toBuffer();
});
beforeEach(async () => {
  await test.beginAnew();
  await test.database.sql`delete from ad_picture_upload`;
  [ana, boris] = await Promise.all([test.person(), test.person()]);
});

/** Sends a picture as a form of a browser. */
async function upload({ accessToken }: TestPerson, id: string = randomUUID(), { cut = 0, bytes = photo } = {}) {
  const form = new FormData();
  form.append('id', id);
  form.append('image', new Blob([new Uint8Array(bytes)]), 'x.jpg');
  const request = new Request('http://x', { method: 'POST', body: form });
  const payload = Buffer.from(await request.arrayBuffer());
  const response = await test.app.inject({
    method: 'POST',
    url: '/v3/ads/images',
    headers: { 'content-type': request.headers.get('content-type') ?? '', authorization: `Bearer ${accessToken}` },
    payload: payload.subarray(0, payload.length - cut),
  });
  const { data, errors, error } = response.json<{
    data: { id: string; image_id: number };
    errors: unknown;
    error: string;
  }>();

  return { status: response.statusCode, data, errors, error, retryAfter: response.headers['retry-after'] };
}

const waiting = async ({ accessToken }: TestPerson) =>
  ((await test.call('GET', '/ads/images', null, { as: accessToken })).data as { id: string }[]).map(({ id }) => id);

const remove = ({ accessToken }: TestPerson, id: string) =>
  test.call('DELETE', `/ads/image/${id}`, null, { as: accessToken });

/** How many pictures are stored, and files that nothing needs. */
async function left() {
  const [row] = await test.database.sql<{ pictures: number; stray: number }[]>`
    select (select count(*)::int from picture) as pictures, (select count(*)::int from stray_file) as stray`;
  return row ?? { pictures: 0, stray: 0 };
}

const take = (person: TestPerson, adId: number, ids: readonly string[], most?: number) =>
  test.database.sql.begin((sql) =>
    attachUploadedPictures(sql, {
      userId: person.user.id,
      holder: adHolder(adId),
      ids,
      ...(most !== undefined && { most }),
    }),
  );

const imagesOf = async (adId: number) =>
  (await test.database.sql`select picture_id as id from ad_image where ad_id = ${adId} order by sort`).map(({ id }) =>
    Number(id),
  );

const adOf = ({ user }: TestPerson) => insertAd(test.database.sql, { seller: user.id });

describe('a picture of an ad that is being written [M14, M22]', () => {
  it('is refused when its file is empty', async () => {
    expect(await upload(ana, randomUUID(), { bytes: Buffer.alloc(0) })).toMatchObject({
      status: 422,
      errors: { image: ['image-type'] },
    });
  });

  it('is taken once, however often and at once it is sent', async () => {
    const before = await left();
    const id = randomUUID();
    const answers = await Promise.all([upload(ana, id), upload(ana, id), upload(ana, id)]);
    answers.push(await upload(ana, id));
    expect(new Set(answers.map(({ data }) => JSON.stringify(data)))).toEqual(
      new Set([JSON.stringify({ id, image_id: answers[0]?.data.image_id, width: 400, height: 300 })]),
    );
    expect(await left()).toEqual({ pictures: before.pictures + 1, stray: before.stray });
    expect(await waiting(ana)).toEqual([id]);
  });

  it('cannot be taken, seen or removed under an id of somebody else', async () => {
    const { data } = await upload(ana);
    expect(await upload(boris, data.id)).toMatchObject({ status: 409, error: 'conflict' });
    expect(await waiting(boris)).toEqual([]);
    expect((await remove(boris, data.id)).data).toEqual({ removed: false });
    expect(await waiting(ana)).toEqual([data.id]);
  });

  it('goes with its file when it is removed', async () => {
    const before = await left();
    const { data } = await upload(ana);
    expect((await remove(ana, data.id)).data).toEqual({ removed: true });
    expect((await test.app.inject({ url: `/img/${data.image_id}` })).statusCode).toBe(404);
    expect(await left()).toEqual(before);
  });

  it('is refused where its form ends in the middle, and nothing is left of it', async () => {
    const before = await left();
    expect(await upload(ana, randomUUID(), { cut: 40 })).toMatchObject({ status: 422, errors: { '': ['format'] } });
    expect(await left()).toEqual(before);
  });

  it('is refused after six hundred uploads in an hour, and while six hundred are not in an ad yet', async () => {
    const { sql } = test.database;
    await sql`
      with made as (
        insert into picture (object_key, width, height) select 'pictures/w' || n || '.jpg', 1, 1
          from generate_series(1, 600) as n
        returning id)
      insert into ad_picture_upload (id, user_id, picture_id) select gen_random_uuid(), ${ana.user.id}, id from made`;
    expect(await upload(ana)).toMatchObject({ status: 429, error: 'rate-limited' });
    await sql`delete from ad_picture_upload`;
    expect((await upload(ana)).status).toBe(200);
    await sql`update rate_limit set points = 600 where key like 'ad-pictures%'`;
    expect((await upload(ana)).status).toBe(429);
  });

  it('waits where an unconfirmed account has sent 120 megapixels within a minute, and is taken later under its id', async () => {
    const large = await sharp({ create: { width: 7000, height: 7000, channels: 3, background: '#c33300' } })
      .png()
      .toBuffer();
    await test.database.sql`update users set status = 1 where id = ${boris.user.id}`;
    const ids = [1, 2, 3, 4].map(() => randomUUID());
    const sent: Awaited<ReturnType<typeof upload>>[] = [];
    for (const id of ids) sent.push(await upload(ana, id, { bytes: large }));

    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
    expect(sent[3]).toMatchObject({ error: 'pictures-at-once', errors: null, retryAfter: '60' });
    expect((await upload(boris, randomUUID(), { bytes: large })).status).toBe(200);
    test.now += 60_000;
    expect((await upload(ana, ids[3], { bytes: large })).status).toBe(200);
  });

  it('waits 30 days after a draft named it last, then it goes with its file [M64]', async () => {
    const { sql } = test.database;
    const [old, named] = [(await upload(ana)).data, (await upload(ana)).data];
    await sql`update ad_picture_upload set named_at = now() - interval '31 days'`;
    await extendWaiting(sql, { userId: boris.user.id, ids: [old.id] });
    await extendWaiting(sql, { userId: ana.user.id, ids: [named.id, '12'] });
    expect(await deleteWaitingPictures(sql, test.uploads)).toBe(1);
    expect(await waiting(ana)).toEqual([named.id]);
    expect((await test.app.inject({ url: `/img/${old.image_id}` })).statusCode).toBe(404);
  });

  it('goes with the data of a removed account', async () => {
    const { sql } = test.database;
    const { data } = await upload(ana);
    await sql`update users set status = 4, deleted_at = now() - interval '31 days' where id = ${ana.user.id}`;
    await eraseRemovedAccounts(test);
    expect(await sql`select from picture where id = ${data.image_id}`).toHaveLength(0);
  });
});

describe('an ad that takes uploaded pictures', () => {
  it('shows them in the order of their ids, and no longer lets them be removed as waiting ones', async () => {
    const ad = await adOf(ana);
    const [one, two, three] = [(await upload(ana)).data, (await upload(ana)).data, (await upload(ana)).data];
    expect(await take(ana, ad, [three.id, one.id.toUpperCase()])).toEqual([]);
    expect(await imagesOf(ad)).toEqual([three.image_id, one.image_id]);
    expect(await waiting(ana)).toEqual([two.id]);
    expect((await remove(ana, one.id)).data).toEqual({ removed: false });
    expect(await take(ana, ad, [three.id, one.id])).toEqual([]);
    expect(await imagesOf(ad)).toEqual([three.image_id, one.image_id]);
  });

  it('is edited by numbers of pictures that it shows and ids of new ones; what it no longer shows is dropped', async () => {
    const ad = await adOf(ana);
    const [one, two, three] = [(await upload(ana)).data, (await upload(ana)).data, (await upload(ana)).data];
    await take(ana, ad, [one.id, two.id]);
    const dropped = await take(ana, ad, [three.id, String(two.image_id)]);
    expect(await imagesOf(ad)).toEqual([three.image_id, two.image_id]);
    expect(dropped).toMatchObject([{ pictureId: one.image_id }]);
    expect(await take(ana, ad, [two.id, String(two.image_id)])).toBe('repeated');
  });

  it('keeps pictures of a feed that it no longer shows: they belong to the feed', async () => {
    const { sql } = test.database;
    const ad = await adOf(ana);
    const [row] =
      await sql`insert into picture (object_key, width, height) values (${`f/${randomUUID()}`}, 1, 1) returning id`;
    await sql`insert into ad_image (ad_id, sort, picture_id, view) values (${ad}, 0, ${row?.['id']}, 'side')`;
    expect(await take(ana, ad, [String(row?.['id'])])).toEqual([]);
    expect(await take(ana, ad, [])).toEqual([]);
    expect(await imagesOf(ad)).toEqual([]);
  });

  it.each([
    ['of somebody else', async () => [(await upload(boris)).data.id]],
    [
      'that another ad took',
      async () => {
        const { id } = (await upload(ana)).data;
        await take(ana, await adOf(ana), [id]);
        return [id];
      },
    ],
    ['that nobody has', async () => [randomUUID()]],
    [
      'of another ad by its number',
      async () => {
        const { id, image_id: number } = (await upload(ana)).data;
        await take(ana, await adOf(ana), [id]);
        return [String(number)];
      },
    ],
  ])('refuses pictures %s, and stays as it was', async (_which, make) => {
    const ad = await adOf(ana);
    const own = (await upload(ana)).data;
    await take(ana, ad, [own.id]);
    expect(await take(ana, ad, [own.id, ...(await make())])).toBe('not-found');
    expect(await imagesOf(ad)).toEqual([own.image_id]);
  });

  it('refuses a 21st picture without a package, and a 51st in any case [L09, L14]', async () => {
    const ids = Array.from({ length: 51 }, () => randomUUID());
    const ad = await adOf(ana);
    expect(await take(ana, ad, ids.slice(0, 21))).toBe('max');
    expect(await take(ana, ad, ids, 50)).toBe('max');
    expect(await take(ana, ad, ids.slice(0, 21), 30)).toBe('not-found');
  });
});

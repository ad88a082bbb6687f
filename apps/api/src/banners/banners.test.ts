import type { ManagedBanner } from '@volan/api-contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { germany, serbia } from '../testing/administrators.ts';
import { drawMp4 } from '../testing/drawVideo.ts';
import { openedForFile } from '../testing/openedForFile.ts';
import { bannerOfTest, dayAt, openTestBanners, pictureFile } from './bannerTesting.ts';

const test = openedForFile(openTestBanners);
beforeEach(async () => {
  await test.beginAnew();
  await test.empty();
});

const video = (seconds = 5) => new Blob([drawMp4({ seconds })], { type: 'video/mp4' });
const list = async (query = '', by = test.head) => {
  const { data, meta } = await test.ask('GET', `/promotion/list?${query}`, null, by);
  return { banners: data as readonly ManagedBanner[], meta };
};
const files = async () =>
  (
    await test.database.sql`
    select (select count(*)::int from picture) as pictures, (select count(*)::int from stray_file) as stray`
  )[0];

describe('making a banner [E15, J76, J77]', () => {
  it('takes all fields and files in one form', async () => {
    const banner = await test.complete({ position_id: 2, type_id: 2, video: video(), language: 'rs' });
    expect(banner).toMatchObject({
      version: 1,
      slug: 'dunav-banka-kes-kredit',
      active: 1,
      state: 'running',
      type_id: 2,
      share: 1,
      country_id: null,
      language: 'rs',
      start_date: dayAt(0),
      end_date: dayAt(10),
      link: bannerOfTest.link,
      labels: bannerOfTest.labels,
      images: [
        { kind: 'wide', width: 970, height: 250 },
        { kind: 'narrow', width: 320, height: 100 },
      ],
      video: { type: 'video/mp4', seconds: 5 },
    });
    expect(banner.filename).toBe(banner.video?.filename);
    expect(await files()).toMatchObject({ pictures: 2, stray: 0 });
  });

  it('gives each banner a slug of its own', async () => {
    const slugs = [];
    for (let made = 0; made < 3; made += 1) slugs.push(((await test.create()).data as ManagedBanner).slug);
    expect(slugs).toEqual(['dunav-banka-kes-kredit', 'dunav-banka-kes-kredit-2', 'dunav-banka-kes-kredit-3']);
    expect((await test.create({ slug: slugs[0], position_id: 3 })).errors).toEqual({ slug: ['slug-taken'] });
    const atOnce = await Promise.all([1, 2, 3, 4].map((position) => test.create({ position_id: position + 2 })));
    expect(atOnce.flatMap(({ errors }) => Object.keys(errors ?? {}))).not.toContain('slug');
  });

  it('names all errors at once, of fields and of files, and stores nothing', async () => {
    const { status, errors } = await test.send('PUT', '/promotion/create', {
      ...bannerOfTest,
      position_id: 7,
      type_id: 2,
      country_id: 999,
      end_date: bannerOfTest.start_date,
      link: 'javascript:alert(1)',
      labels: { rs: 'x'.repeat(500), en: 'Loan' },
      wide: await pictureFile(970, 120, 'gif'),
      narrow: await pictureFile(300, 90),
      video: video(31),
    });
    expect([status, errors]).toEqual([
      422,
      {
        type_id: ['value'],
        country_id: ['unknown'],
        end_date: ['dates-reversed'],
        link: ['link-https'],
        labels: ['max'],
        wide: ['image-type'],
        narrow: ['image-too-small'],
        video: ['video-too-long'],
      },
    ]);
    expect(await files()).toMatchObject({ stray: 0 });
    expect((await list()).banners).toEqual([]);
  });

  it('names errors that only the server knows although the fields fit, and removes the good files', async () => {
    const { errors } = await test.send('PUT', '/promotion/create', {
      ...bannerOfTest,
      share: 4,
      wide: await pictureFile(970, 120),
      video: new Blob(['not a video'], { type: 'video/mp4' }),
    });
    expect(errors).toEqual({ share: ['max'], video: ['video-type'] });
    expect(await files()).toMatchObject({ stray: 0 });
  });

  it.each([
    ['http', { link: 'http://dunavbanka.example' }, { link: ['link-https'] }],
    ['a label in which nothing can be seen', { labels: { rs: '\u202E\u200B', en: 'Loan' } }, { labels: ['required'] }],
    ['no Serbian label on Volan', { labels: { en: 'Loan' } }, { labels: ['required'] }],
    ['no English label on Gearlane', { brand: 'gearlane', labels: { rs: 'Kredit' } }, { labels: ['required'] }],
    ['an unknown position', { position_id: 99 }, { position_id: ['unknown'] }],
    ['an unknown brand', { brand: 'tudji' }, { brand: [expect.anything()] }],
  ])('refuses %s', async (_name, fields, errors) => {
    expect((await test.create(fields)).errors).toEqual(errors);
  });
});

describe('changing a banner [J77]', () => {
  it('needs a label in the language of its brand only, also of the brand that it changes to', async () => {
    const { data, status } = await test.create({ brand: 'gearlane', labels: { en: 'Car loan' } });
    expect([status, data]).toMatchObject([200, { slug: 'car-loan', labels: { en: 'Car loan' } }]);

    const { id, version } = data as ManagedBanner;
    const moved = await test.ask('POST', '/promotion/update', { id, version, brand: 'volan' });
    expect(moved.errors).toEqual({ labels: ['required'] });
  });

  it('keeps what is not sent, and deletes files that are replaced', async () => {
    const banner = await test.complete({ position_id: 2 });
    const changes = { id: banner.id, version: 1, end_date: dayAt(20), wide: await pictureFile(1940, 500) };
    const { data } = await test.send('POST', '/promotion/update', changes);
    expect(data).toMatchObject({ version: 2, link: banner.link, end_date: dayAt(20), images: [{ width: 1940 }, {}] });
    expect(await files()).toMatchObject({ stray: 0 });
    const [former] = banner.images;
    expect(await test.database.sql`select from picture where id = ${former?.id ?? 0}`).toHaveLength(0);
  });

  it('refuses to overwrite a newer version [T50]', async () => {
    const { id } = (await test.create()).data as ManagedBanner;
    const change = (version: number) => test.ask('POST', '/promotion/update', { id, version, active: 0 });
    expect([(await change(1)).status, (await change(1)).status, (await change(2)).status]).toEqual([200, 409, 200]);
  });

  it('moves it to a free share of another position', async () => {
    await test.create({ position_id: 5, share: 1 });
    const { id } = (await test.create({ position_id: 6, share: 3 })).data as ManagedBanner;
    const { data } = await test.ask('POST', '/promotion/update', { id, version: 1, position_id: 5 });
    expect(data).toMatchObject({ position_id: 5, share: 2 });
  });

  it('checks dates together with the stored ones', async () => {
    const { id } = (await test.create()).data as ManagedBanner;
    const { errors } = await test.ask('POST', '/promotion/update', { id, version: 1, start_date: dayAt(10) });
    expect(errors).toEqual({ end_date: ['dates-reversed'] });
  });
});

describe('removing files [J81, J86, J87]', () => {
  const remove = (kind: 'image' | 'video', body: object) => test.ask('POST', `/promotion/remove-${kind}`, body);

  it('refuses those of another banner', async () => {
    const one = await test.complete({ position_id: 2, video: video() });
    const other = await test.complete({ position_id: 2, video: video() });
    const [picture] = one.images;
    const answers = [
      await remove('image', { id: other.id, filename: picture?.filename }),
      await remove('video', { id: other.id, filename: one.video?.filename }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    expect((await list()).banners.map(({ images, video: film }) => [images.length, film !== null])).toEqual([
      [2, true],
      [2, true],
    ]);
  });

  it('deletes a picture and the video with their files; the banner is incomplete then', async () => {
    const { id, images, video: film } = await test.complete({ position_id: 2, video: video() });
    const names = images.map(({ filename }) => filename);
    expect((await remove('image', { id, filename: names[0], images: ['x'] })).status).toBe(409);
    const { data } = await remove('image', { id, filename: names[0], images: names });
    expect(data).toMatchObject({ state: 'incomplete', images: [{ kind: 'narrow' }] });
    expect((await remove('video', { id, filename: film?.filename })).data).toMatchObject({ video: null });
    expect((await test.app.inject({ url: film?.address ?? '' })).statusCode).toBe(404);
    expect(await files()).toMatchObject({ stray: 0 });
  });

  it('deletes the files of a deleted banner', async () => {
    const before = await files();
    const { id, images, video: film } = await test.complete({ position_id: 2, video: video() });
    const pictures = () => test.app.inject({ url: `/img/${images[0]?.id ?? 0}?w=320` });
    expect((await pictures()).statusCode).toBe(200);
    expect((await test.ask('DELETE', `/promotion/delete/${id}`)).data).toEqual({ id });
    expect([(await pictures()).statusCode, (await test.app.inject({ url: film?.address ?? '' })).statusCode]).toEqual([
      404, 404,
    ]);
    expect(await files()).toEqual(before);
    expect((await test.ask('DELETE', `/promotion/delete/${id}`)).status).toBe(404);
  });
});

describe('the video of a banner', () => {
  it('is sent whole or in parts, and nothing else of the store is', async () => {
    const { video: film } = await test.complete({ position_id: 2, type_id: 2, video: video() });
    const url = film?.address ?? '';
    const whole = await test.app.inject({ url });
    expect([whole.statusCode, whole.headers['content-type'], whole.rawPayload.length]).toEqual([
      200,
      'video/mp4',
      film?.bytes,
    ]);
    const part = await test.app.inject({ url, headers: { range: 'bytes=4-7' } });
    expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([
      206,
      'ftyp',
      `bytes 4-7/${film?.bytes}`,
    ]);
    const outside = await test.app.inject({ url, headers: { range: 'bytes=99999999-' } });
    expect(outside.statusCode).toBe(416);
    const { key } = await test.uploads.storeFile(Buffer.from('%PDF-'), 'pdf');
    const other = await test.app.inject({ url: `/img/video/${key.split('/')[1]}` });
    expect(other.statusCode).toBe(404);
    await test.uploads.clear([{ key, pictureId: null }]);
  });
});

describe('the list of banners [J75, L41, T04]', () => {
  it('shows 40 a page, the newest first, and sorts by field and direction', async () => {
    const { sql } = test.database;
    await sql`
      insert into banner (slug, position_id, type_id, share, brand, start_date, end_date, link, labels, search_text,
        active, created_at)
      select 'baner-' || n, 1, 1, 1, 'volan', ${dayAt(0)}::date + n, ${dayAt(1)}::date + n, 'https://a.example', '{}',
        'baner ' || n, true, now() + n * interval '1 second'
      from generate_series(1, 41) as n`;
    const slugs = async (query: string) => (await list(query)).banners.map(({ slug }) => slug);
    const first = await list();
    expect([first.banners.length, first.meta]).toEqual([40, { page: 1, limit: 40, total: 41 }]);
    expect([(await slugs(''))[0], await slugs('page=2')]).toEqual(['baner-41', ['baner-1']]);
    expect((await slugs('sort=start_date&order=asc&limit=2')).join()).toBe('baner-1,baner-2');
    expect(await slugs('search=41')).toEqual(['baner-41']);
    expect(await slugs(`from=${dayAt(5)}&to=${dayAt(6)}&order=asc`)).toEqual(['baner-5', 'baner-6']);
    expect((await test.ask('GET', '/promotion/list?sort=desc')).status).toBe(400);
  });

  it('is filtered by brand, country and whether they are switched on', async () => {
    await test.create({ slug: 'oba' });
    await test.create({ slug: 'srbija', position_id: 2, country_id: serbia });
    await test.create({ slug: 'gearlane', brand: 'gearlane' });
    await test.create({ slug: 'iskljucen', active: 0 });
    const slugs = async (query: string) => (await list(`${query}&order=asc`)).banners.map(({ slug }) => slug);
    expect(await slugs('brand=gearlane')).toEqual(['gearlane']);
    expect(await slugs(`country_id=${serbia}`)).toEqual(['srbija']);
    expect(await slugs('active=0')).toEqual(['iskljucen']);
    expect(await slugs('active=1&brand=volan')).toEqual(['oba', 'srbija']);
  });
});

describe('a banner by its id [J80]', () => {
  it('is read in any state, or only in the one that is asked for', async () => {
    const { id } = (await test.create({ active: 0 })).data as ManagedBanner;
    const read = async (query: string) => (await test.ask('GET', `/promotion/get/${id}${query}`)).status;
    expect([await read(''), await read('?active=0'), await read('?active=1')]).toEqual([200, 200, 404]);
    expect((await test.ask('GET', '/promotion/get/999999')).status).toBe(404);
  });
});

describe('a regional administrator [H04]', () => {
  it('makes banners of the own country, and of no other', async () => {
    expect((await test.create({}, test.local)).data).toMatchObject({ country_id: serbia });
    expect((await test.create({ country_id: germany }, test.local)).errors).toEqual({ country_id: ['forbidden'] });
    expect((await test.create({ country_id: null }, test.local)).errors).toEqual({ country_id: ['forbidden'] });
  });

  it('reaches no banner of another country or of all countries', async () => {
    const foreign = (await test.create({ country_id: germany })).data as ManagedBanner;
    const general = (await test.create({ position_id: 2 })).data as ManagedBanner;
    const own = (await test.create({ position_id: 3, country_id: serbia })).data as ManagedBanner;
    expect((await list('', test.local)).banners.map(({ id }) => id)).toEqual([own.id]);
    for (const { id } of [foreign, general]) {
      const answers = [
        await test.ask('GET', `/promotion/get/${id}`, null, test.local),
        await test.ask('POST', '/promotion/update', { id, version: 1, active: 0 }, test.local),
        await test.ask('POST', '/promotion/update-active', { id, active: 0 }, test.local),
        await test.ask('POST', '/promotion/remove-image', { id, filename: 'x' }, test.local),
        await test.ask('POST', '/promotion/remove-video', { id, filename: 'x' }, test.local),
        await test.ask('DELETE', `/promotion/delete/${id}`, null, test.local),
        await test.ask('GET', `/promotion/report?id=${id}`, null, test.local),
        await test.ask('GET', `/promotion/check-availability?id=${id}`, null, test.local),
      ];
      expect(answers.map(({ error }) => error)).toEqual(answers.map(() => 'not-found'));
    }
    expect((await test.ask('GET', `/promotion/get/${own.id}`, null, test.local)).status).toBe(200);
    const move = { id: own.id, version: 1, country_id: germany };
    expect((await test.ask('POST', '/promotion/update', move, test.local)).errors).toEqual({
      country_id: ['forbidden'],
    });
  });
});

import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openedForFile } from '../testing/openedForFile.ts';
import { eraseRemovedAccounts } from '../testing/eraseRemovedAccounts.ts';
import { insertCompany } from '../testing/insertCompany.ts';
import { openTestAccounts, type TestPerson } from '../testing/openTestAccounts.ts';

const test = openedForFile(openTestAccounts);
/**
 * A photo that is only upright after it is turned as its EXIF data says, and that holds the place where it was taken.
 */
let photo: Buffer;
let wide: Buffer;

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c33300' } });

/** A PNG whose header claims this size. */
function claiming(png: Buffer, side: number) {
  const huge = Buffer.from(png);
  huge.writeUInt32BE(side, 16);
  huge.writeUInt32BE(side, 20);
  huge.writeUInt32BE(crc32(huge.subarray(12, 29)), 29);

  return huge;
}

beforeAll(async () => {
  const gps = { IFD3: { GPSLatitude: '44/1 48/1 0/1' }, IFD0: { Copyright: 'tajna' } };
  photo = await plain(300, 200).withExif(gps).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  wide = await plain(1280, 320).png().toBuffer();
});
beforeEach(() => test.beginAnew());

interface Sent {
  readonly kind?: string;
  readonly file?: Uint8Array | 'null';
  /** Leaves out the end of the form. */
  readonly cut?: boolean;
}

/** Sends a picture as a form of a browser. */
async function send({ accessToken }: Pick<TestPerson, 'accessToken'>, { kind = 'avatar', file = photo, cut }: Sent) {
  const form = new FormData();
  form.append('kind', kind);
  form.append('image', file === 'null' ? file : new Blob([new Uint8Array(file)], { type: 'image/svg+xml' }));
  const request = new Request('http://x', { method: 'POST', body: form });
  const payload = Buffer.from(await request.arrayBuffer());
  const response = await test.app.inject({
    method: 'POST',
    url: '/v3/user/images',
    headers: { 'content-type': request.headers.get('content-type') ?? '', authorization: `Bearer ${accessToken}` },
    payload: cut ? payload.subarray(0, payload.length - 40) : payload,
  });
  const { data, errors } = response.json<{ data: { avatar: string; cover: string }; errors: unknown }>();

  return { status: response.statusCode, data, errors };
}

const account = async ({ accessToken }: TestPerson) =>
  (await test.call('GET', '/user', null, { as: accessToken })).data as { avatar: string | null; images: object };

const original = (url: string | null) =>
  test.app.inject({ url: (url ?? '').replace('w=160&h=160', 'w=3840'), headers: { accept: 'image/jpeg' } });

const left = async () => {
  const [row] = await test.database.sql<{ pictures: number; stray: number }[]>`
    select (select count(*)::int from picture) as pictures, (select count(*)::int from stray_file) as stray`;
  return row;
};

describe('a picture of an account [J26]', () => {
  it('is turned upright and keeps nothing of the camera', async () => {
    const ana = await test.person();
    const { data } = await send(ana, {});
    const kept = await sharp((await original(data.avatar)).rawPayload).metadata();
    expect([kept.width, kept.height, kept.exif]).toEqual([200, 300, undefined]);
    expect(await account(ana)).toMatchObject({ avatar: data.avatar, images: { avatar: data.avatar, cover: null } });
    const { data: session } = await test.call('GET', '/auth/session', null, { as: ana.accessToken });
    expect(session).toMatchObject({ user: { avatar: data.avatar } });
  });

  it('takes the place of the one before, whose file goes; null removes it', async () => {
    const ana = await test.person();
    const before = await left();
    const first = await send(ana, {});
    const second = await send(ana, {});
    expect((await original(first.data.avatar)).statusCode).toBe(404);
    expect((await original(second.data.avatar)).statusCode).toBe(200);
    expect((await send(ana, { file: 'null' })).data).toEqual({ avatar: null, cover: null });
    expect((await original(second.data.avatar)).statusCode).toBe(404);
    expect(await left()).toEqual(before);
  });

  it('has one owner when several come at once', async () => {
    const ana = await test.person();
    const before = await left();
    await Promise.all([send(ana, {}), send(ana, {}), send(ana, {})]);
    expect(await left()).toEqual({ pictures: (before?.pictures ?? 0) + 1, stray: 0 });
  });

  it.each([
    ['a drawing', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image-type'],
    ['a moving picture', () => Buffer.from('GIF89a'), 'image-type'],
    ['words', () => Buffer.from('<?php evil(); ?>'), 'image-type'],
    ['half a picture', () => wide.subarray(0, 200), 'image-broken'],
    ['nothing', () => Buffer.alloc(0), 'image-type'],
    ['a stamp', () => plain(95, 300).webp().toBuffer(), 'image-too-small'],
    ['256 megapixels', () => claiming(wide, 16_000), 'image-too-large'],
    ['more than 12 MB', () => Buffer.concat([photo, Buffer.alloc(12 * 1024 * 1024)]), 'image-too-large'],
  ])('is refused where it is %s', async (_what, make, code) => {
    const ana = await test.person();
    const before = await left();
    expect(await send(ana, { file: await make() })).toMatchObject({ status: 422, errors: { image: [code] } });
    expect(await left()).toEqual(before);
  });

  it('is refused where the form ends in the middle, and the old one stays', async () => {
    const ana = await test.person();
    const { data } = await send(ana, {});
    expect(await send(ana, { cut: true })).toMatchObject({ status: 422, errors: { '': ['format'] } });
    expect((await account(ana)).avatar).toBe(data.avatar);
  });

  it('is taken as AVIF, and a cover may be flat', async () => {
    const ana = await test.person();
    expect((await send(ana, { file: await plain(128, 128).avif({ effort: 0 }).toBuffer() })).status).toBe(200);
    expect((await send(ana, { kind: 'cover', file: wide })).data.cover).toMatch(/^\/img\/\d+\?w=1200$/);
  });

  it('of a company is its logo and its cover', async () => {
    const { sql } = test.database;
    const ana = await test.person();
    await sql`update users set type_id = 2, status = 1 where id = ${ana.user.id}`;
    await insertCompany(sql, { name: 'Auto Ana', seller: ana.user.id });
    await send(ana, {});
    await send(ana, { kind: 'cover', file: wide });
    const read = async () => (await test.call('GET', '/companies/auto-ana')).data;
    expect(await read()).toMatchObject({ logo: { width: 200, height: 300 }, cover: { width: 1280 } });
    await send(ana, { file: 'null' });
    expect(await read()).toMatchObject({ logo: null, cover: { width: 1280 } });
  });

  it('goes with the data of a removed account; files that nothing needs are swept after an hour [M64]', async () => {
    const { sql } = test.database;
    const ana = await test.person();
    const { data } = await send(ana, {});
    await sql`update users set status = 4, deleted_at = now() - interval '31 days' where id = ${ana.user.id}`;
    await eraseRemovedAccounts(test);
    expect(await left()).toMatchObject({ stray: 1 });
    expect(await test.uploads.sweep()).toBe(0);
    await sql`update stray_file set since = now() - interval '2 hours'`;
    expect(await test.uploads.sweep()).toBe(1);
    expect((await original(data.avatar)).statusCode).toBe(404);
  });
});

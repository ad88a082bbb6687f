import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { localObjectStore } from './localObjectStore.ts';
import { createPictures } from './pictures.ts';
import { startResizer } from './resizer/resizer.ts';
import { pictureRoutes } from './routes.ts';
import { openVariantCache } from './VariantCache.ts';

const app = Fastify();
const resizer = startResizer();
const patientResizer = startResizer({ patient: true });
let directory: string;
let variants: string;

/** A red picture of 1600 × 1000 is number 1, a file that is no picture number 2, a lost file number 3. */
const keys = new Map([
  [1, 'pictures/red.jpg'],
  [2, 'pictures/broken.jpg'],
  [3, 'pictures/lost.jpg'],
  [4, 'pictures/drawing.jpg'],
]);

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'pictures-'));
  variants = join(directory, 'variants');
  const objects = localObjectStore(join(directory, 'media'));
  const red = sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#c33300' } });
  await objects.write(
    'pictures/red.jpg',
    await red
      .withExif({ IFD0: { Copyright: 'somebody' } })
      .jpeg()
      .toBuffer(),
  );
  await objects.write('pictures/broken.jpg', (await red.jpeg().toBuffer()).subarray(0, 400));
  await objects.write(
    'pictures/drawing.jpg',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
  );
  const cache = await openVariantCache(variants, 1_000_000);
  const store = { objectKey: async (id: number) => keys.get(id) ?? null };
  pictureRoutes(app, createPictures({ store, objects, resizer, patientResizer, cache }));
});

afterAll(async () => {
  await app.close();
  await Promise.all([resizer.close(), patientResizer.close()]);
  await rm(directory, { recursive: true });
});

const get = (url: string, accept = 'image/avif,image/webp,*/*') => app.inject({ url, headers: { accept } });

describe('a picture of an ad', () => {
  it('comes in the asked width times the pixel density, rounded up within the list [J90]', async () => {
    const reply = await get('/img/1?w=640&d=2', 'image/webp');
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toBe('image/webp');
    expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 1600, height: 1000 });
    const small = await sharp((await get('/img/1?w=300', 'image/jpeg')).rawPayload).metadata();
    expect(small).toMatchObject({ format: 'jpeg', width: 320, height: 200 });
  });

  it('comes in the best format the visitor accepts, and says that it varies', async () => {
    const typeOf = async () => (await get('/img/1?w=96')).headers['content-type'];
    await vi.waitFor(async () => expect(await typeOf()).toBe('image/avif'), { timeout: 30_000 });
    expect((await get('/img/1?w=96')).headers).toMatchObject({ vary: 'accept' });
    expect((await get('/img/1?w=96', '*/*')).headers['content-type']).toBe('image/jpeg');
  });

  it('lets no visitor wait for AVIF: until it is made they get WebP, to be kept for an hour', async () => {
    const first = await get('/img/1?w=480');
    expect(first.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=3600',
      vary: 'accept',
    });
    await vi.waitFor(async () => expect((await get('/img/1?w=480')).headers['content-type']).toBe('image/avif'), {
      timeout: 30_000,
    });
    expect((await get('/img/1?w=480')).headers['cache-control']).toContain('immutable');
  });

  it('is cut to the asked shape when a height is given', async () => {
    const reply = await get('/img/1?w=320&h=320', 'image/webp');
    expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ width: 320, height: 320 });
  });

  it('is cut to the nearest shape of the list, so that cuts cannot fill the disk [T24]', async () => {
    const before = new Set(await readdir(variants));
    for (const h of [201, 204, 207, 210, 212]) await get(`/img/1?w=320&h=${h}`, 'image/webp');
    expect((await readdir(variants)).filter((name) => !before.has(name))).toEqual(['1-320x213-75.webp']);
  });

  it('carries nothing of the camera and is never read as a page', async () => {
    const reply = await get('/img/1?w=160', 'image/jpeg');
    expect((await sharp(reply.rawPayload).metadata()).exif).toBeUndefined();
    expect(reply.headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
    expect(reply.headers['content-security-policy']).toContain('sandbox');
  });

  it('is made once for many visitors at the same time and kept on disk', async () => {
    const replies = await Promise.all(Array.from({ length: 5 }, () => get('/img/1?w=240', 'image/webp')));
    expect(new Set(replies.map((reply) => reply.rawPayload.toString('base64'))).size).toBe(1);
    expect((await readdir(variants)).filter((name) => name === '1-240-75.webp')).toHaveLength(1);
  });

  it('is refused for a while where more sizes are asked for at once than the queue holds', async () => {
    const own = Fastify();
    const small = startResizer({ atOnce: 1, maxWaiting: 1 });
    const objects = localObjectStore(join(directory, 'media'));
    const cache = await openVariantCache(join(directory, 'few'), 1_000_000);
    const store = { objectKey: async (id: number) => keys.get(id) ?? null };
    pictureRoutes(own, createPictures({ store, objects, resizer: small, patientResizer, cache }));
    const addresses = [
      '/img/1?w=240',
      '/img/1?w=320',
      '/img/1?w=480',
      '/_next/image?url=%2Fimg%2F1&w=640',
      '/img/1/share/volan.jpg',
    ];
    const ask = (url: string) => own.inject({ url, headers: { accept: 'image/webp' } });
    const replies = await Promise.all(addresses.map(ask));
    expect(replies.map((reply) => reply.statusCode).toSorted((a, b) => a - b)).toEqual([200, 200, 503, 503, 503]);
    const refused = replies.find((reply) => reply.statusCode === 503);
    expect(refused?.headers).toMatchObject({ 'retry-after': '10', 'cache-control': 'no-store' });
    expect((await ask('/img/1?w=480')).statusCode).toBe(200);
    await Promise.all([own.close(), small.close()]);
  });

  it('that does not exist, or whose file is lost, is a 404', async () => {
    expect((await get('/img/99')).statusCode).toBe(404);
    expect((await get('/img/3')).statusCode).toBe(404);
  });

  it('that is broken is a server error, and does not stop the next one', async () => {
    expect((await get('/img/2?w=96')).statusCode).toBe(500);
    expect((await get('/img/1?w=480', 'image/webp')).statusCode).toBe(200);
  });

  it('that is a drawing under the name of a photograph is not read', async () => {
    expect((await get('/img/4?w=96')).statusCode).toBe(500);
  });

  it.each([
    '/img/0',
    '/img/x',
    '/img/1?w=0',
    '/img/1?w=99999',
    '/img/1?w=6e2',
    '/img/1?w=640&w=96',
    '/img/1?q=0',
    '/img/1?d=9',
    '/img/1?w=640&h=9',
    '/img/..%2f1',
  ])('%s is refused with 400 or unknown', async (url) => expect([400, 404]).toContain((await get(url)).statusCode));
});

describe('/_next/image [J91, T24]', () => {
  it('answers our own pictures in the device widths', async () => {
    const reply = await get(`/_next/image?url=${encodeURIComponent('/img/1')}&w=640`, 'image/webp');
    expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ width: 640 });
  });

  it.each([
    'https://evil.example/a.jpg',
    '//evil.example/a.jpg',
    'http://127.0.0.1:4000/img/1',
    '/img/1?w=5',
    '/img/../img/1',
    '/img/1#',
    '/v3/ads',
    'file:///etc/passwd',
    '',
  ])('refuses the address "%s"', async (url) => {
    expect((await get(`/_next/image?url=${encodeURIComponent(url)}&w=640`)).statusCode).toBe(400);
  });

  it.each(['641', '96', '100000', '-640', '640.0', ''])('refuses the width "%s"', async (width) => {
    expect((await get(`/_next/image?url=%2Fimg%2F1&w=${width}`)).statusCode).toBe(400);
  });
});

describe('a picture for shared links [M60]', () => {
  const size = { width: 1200, height: 630 };
  const pixel = async (bytes: Buffer, left: number, top: number) => [
    ...(await sharp(bytes).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer()),
  ];

  it.each(['volan', 'gearlane'])(
    'is a JPEG of 1200 × 630 with the icon of %s, for any Accept header',
    async (brand) => {
      const reply = await get(`/img/1/share/${brand}.jpg`);
      expect(reply.statusCode).toBe(200);
      expect(reply.headers).toMatchObject({
        'content-type': 'image/jpeg',
        'cache-control': 'public, max-age=31536000, immutable',
      });
      expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ format: 'jpeg', ...size });
      const [red = 0, green = 0] = await pixel(reply.rawPayload, 600, 300);
      expect(red > 150 && green < 90).toBe(true);
      const plate = await pixel(reply.rawPayload, 44, 500);
      expect(Math.min(...plate)).toBeGreaterThan(230);
    },
  );

  it('shows a picture of another shape whole, before a darker copy of itself', async () => {
    const { rawPayload } = await get('/img/1/share/volan.jpg');
    const [inside = 0] = await pixel(rawPayload, 600, 300);
    const [beside = 0] = await pixel(rawPayload, 20, 300);
    expect(beside).toBeLessThan(inside - 20);
  });

  it.each(['/img/9/share/volan.jpg', '/img/1/share/other.jpg', '/img/1/share/volan.png', '/img/x/share/volan.jpg'])(
    '%s does not exist',
    async (url) => {
      expect((await get(url)).statusCode).toBe(404);
    },
  );

  it('is made once and kept', async () => {
    await Promise.all([get('/img/1/share/volan.jpg'), get('/img/1/share/volan.jpg')]);
    expect((await readdir(variants)).filter((name) => name.startsWith('1-share-volan'))).toHaveLength(1);
  });
});

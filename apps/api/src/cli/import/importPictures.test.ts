import { mkdtemp, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres, { type Sql } from 'postgres';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../../tools/postgres/testDatabase.ts';
import { localObjectStore } from '../../media/localObjectStore.ts';
import { startResizer, type Resizer } from '../../media/resizer/resizer.ts';
import { pictureImporter } from '../../media/importPicture.ts';
import type { PictureSource } from './importPictures.ts';
import { importTexts } from './importTesting.ts';
import { mappingSchema } from '../../importing/Mapping.ts';

let database: TestDatabase;
let sql: Sql;
let folder: string;
let resizer: Resizer;
let server: Server;
let host: string;
let from: PictureSource;
let asked: string[] = [];

const picture = (color: string) =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: color } })
    .withExif({ IFD0: { Artist: 'somebody' } })
    .png()
    .toBuffer();

beforeAll(async () => {
  database = await createTestDatabase();
  sql = postgres(database.url, { max: 4, onnotice: () => {} });
  folder = await mkdtemp(join(tmpdir(), 'volan-pictures-'));
  resizer = startResizer();
  const pictures: Record<string, Buffer> = { '/red': await picture('red'), '/blue': await picture('blue') };
  server = createServer((request, reply) => {
    asked.push(request.url ?? '');
    // the type that a server names must not matter
    reply.setHeader('content-type', 'text/html').end(pictures[request.url ?? ''] ?? '<script>alert(1)</script>');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const port = String((server.address() as AddressInfo).port);
  host = `http://pictures.example:${port}`;
  from = {
    take: pictureImporter({ sql, objects: localObjectStore(join(folder, 'media')), resizer }),
    folder,
    limits: { ports: [port], resolve: () => Promise.resolve(['127.0.0.1']), allows: () => true },
  };
});
beforeEach(async () => {
  await sql`delete from ad`;
  asked = [];
});
afterAll(async () => {
  server.close();
  await resizer.close();
  await sql.end();
  await database.drop();
  await rm(folder, { recursive: true });
});

const mapping = mappingSchema.parse({
  name: 'pictured',
  about: 'A dealer with pictures.',
  encoding: 'utf8',
  separator: ';',
  category: 'vehicles',
  id: 'number',
  seller: { name: 'A dealer', type: 2 },
  place: { country: 'RS' },
  make: { column: 'make' },
  model: { column: 'model' },
  price: { column: 'price', currency: 'EUR' },
  year: { column: 'year' },
  mileage: { column: 'km' },
  pictures: { columns: ['pictures'], separator: ',' },
});
const read = (pictures: string, source: PictureSource = from) =>
  importTexts(sql, mapping, [`number;make;model;price;year;km;pictures\n1;Opel;Corsa;4900;2014;9000;${pictures}\n`], {
    pictures: source,
  });
const stored = () => sql<{ object_key: string; width: number; height: number }[]>`
  select object_key, width, height from ad_image join picture on picture.id = picture_id order by sort`;

describe('pictures in a file', () => {
  it('are fetched in their order, once, and kept without their metadata', async () => {
    await read(`${host}/red,${host}/blue`);
    const [red, blue] = await stored();
    expect([red, blue]).toMatchObject([
      { width: 64, height: 48 },
      { width: 64, height: 48 },
    ]);
    const kept = await sharp(join(folder, 'media', red?.object_key ?? '')).metadata();
    expect(kept).toMatchObject({ format: 'jpeg' });
    expect(kept.exif).toBeUndefined();
    await read(`${host}/blue,${host}/red`);
    expect(await stored()).toEqual([blue, red]);
    expect(asked.toSorted()).toEqual(['/blue', '/red']);
  });

  it('are taken from the given folder, and from no other place of the machine', async () => {
    await writeFile(join(folder, 'front.png'), await picture('green'));
    const { summary } = await read('front.png,../../etc/passwd');
    expect(await stored()).toHaveLength(1);
    expect(summary.unread).toEqual([
      { first: 'picture', second: '../../etc/passwd: There is no such file in the folder.', count: 1 },
    ]);
  });

  it('are read again where another one lies under the same name, and only then', async () => {
    await writeFile(join(folder, 'side.png'), await picture('green'));
    await read('side.png');
    const first = await stored();
    await read('side.png');
    expect(await stored()).toEqual(first);
    await writeFile(join(folder, 'side.png'), await picture('purple'));
    await utimes(join(folder, 'side.png'), 0, 0);
    await read('side.png');
    expect(await stored()).not.toEqual(first);
  });

  it('beyond the twentieth of a row are reported', async () => {
    const { summary } = await read(Array.from({ length: 21 }, (_, index) => `${host}/red?${index}`).join(','));
    expect(summary.unread).toContainEqual({ first: 'picture', second: 'more than 20 in a row', count: 1 });
  });

  it('are not what a link in the folder leads to outside of it', async () => {
    const outside = await mkdtemp(join(tmpdir(), 'volan-outside-'));
    try {
      await writeFile(join(outside, 'secret.png'), await picture('black'));
      await symlink(join(outside, 'secret.png'), join(folder, 'link.png'));
      const { summary } = await read('link.png');
      expect(await stored()).toHaveLength(0);
      expect(summary.unread).toMatchObject([{ second: 'link.png: There is no such file in the folder.' }]);
    } finally {
      await rm(outside, { recursive: true });
    }
  });

  it('that are not pictures are reported, and the ad is imported without them', async () => {
    const { summary } = await read(`${host}/page`);
    expect(summary).toMatchObject({ inserted: 1, refused: 0 });
    expect(summary.unread).toMatchObject([{ second: expect.stringMatching(/\/page: It is no picture/) }]);
    expect(await stored()).toEqual([]);
  });

  it('are never fetched from this machine or its network', async () => {
    const { summary } = await read(`http://127.0.0.1/red,http://169.254.169.254/latest`, { take: from.take });
    expect(summary.unread.map(({ second }) => second)).toEqual([
      expect.stringMatching(/is not public/),
      expect.stringMatching(/is not public/),
    ]);
    expect(asked).toEqual([]);
  });
});

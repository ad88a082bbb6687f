import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres, { type Sql } from 'postgres';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tools/postgres/testDatabase.ts';
import { adImageRequirements } from './saveAdPicture.ts';
import { localObjectStore } from '../media/localObjectStore.ts';
import type { ObjectStore } from '../media/ObjectStore.ts';
import { ResizerBusy, startResizer } from '../media/resizer/resizer.ts';
import { createUploads, type StoredImage } from '../media/uploads.ts';

/** Files that test the limits of a picture. Some must not be published, so they are beside the repository. */
const folder = join(import.meta.dirname, '../../../../../shared/data/image-tests');

interface Expected {
  readonly file: string;
  readonly outcome: string;
  readonly code: string;
}

const table = join(folder, 'expected.tsv');
const expected: readonly Expected[] = existsSync(table)
  ? readFileSync(table, 'utf8')
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => {
        const [file = '', outcome = '', code = ''] = line.split('\t');
        return { file, outcome, code };
      })
  : [];

let database: TestDatabase;
let sql: Sql;
let media: string;
const resizer = startResizer();
const patientResizer = startResizer({ atOnce: 1, timeoutMs: 120_000 });

beforeAll(async () => {
  database = await createTestDatabase();
  sql = postgres(database.url, { max: 4, onnotice: () => {} });
  media = await mkdtemp(join(tmpdir(), 'volan-files-'));
});
afterAll(async () => {
  await Promise.all([resizer.close(), patientResizer.close(), sql.end()]);
  await database.drop();
  await rm(media, { recursive: true });
});

const uploadsTo = (objects: ObjectStore) =>
  createUploads({ sql, objects, resizer, patientResizer, pictures: { removeVariants: async () => {} } });

const read = (file: string) => readFile(join(folder, file));
const take = async (bytes: Uint8Array) =>
  uploadsTo(localObjectStore(media)).storePicture(bytes, adImageRequirements, null);

/** The stored file of a picture that is accepted. */
async function kept(file: string) {
  const taken = (await take(await read(file))) as StoredImage;
  const bytes = await readFile(join(media, taken.key));
  return { taken, bytes, head: await sharp(bytes).metadata() };
}

const isThere = (file: string) => existsSync(join(folder, file));

describe('a file that is uploaded for an ad [M22]', () => {
  it.for(expected.filter(({ outcome }) => outcome === 'refused'))(
    'is refused: $file, $code',
    async ({ file, code }, { skip }) => {
      if (!isThere(file)) skip(`${file} is not here`);
      expect(await take(await read(file))).toBe(code);
    },
  );

  it.for(expected.filter(({ outcome }) => outcome === 'accepted'))(
    'is kept as a JPEG without anything of its camera or behind its end: $file',
    { timeout: 120_000 },
    async ({ file }, { skip }) => {
      if (!isThere(file)) skip(`${file} is not here`);
      const { bytes, head } = await kept(file);
      expect(head).toMatchObject({ format: 'jpeg', space: 'srgb', channels: 3 });
      expect([head.exif, head.icc, head.xmp, head.iptc, head.orientation, head.comments]).toEqual(
        Array(6).fill(undefined),
      );
      expect(bytes.subarray(-2).toString('hex')).toBe('ffd9');
      expect(bytes.toString('latin1')).not.toMatch(/<script|<html|alert\(/i);
    },
  );

  it.runIf(isThere('sharp-orientation6.jpg'))(
    'is turned upright, keeps its colours, and is the first frame of an animation',
    async () => {
      const [plain, turned, printed, film] = await Promise.all(
        ['made-ok.jpg', 'sharp-orientation6.jpg', 'made-cmyk.jpg', 'sharp-animated.gif'].map(kept),
      );
      expect(turned?.taken).toMatchObject({ width: 600, height: 450 });
      expect((await kept('sharp-orientation8.jpg')).taken).toMatchObject({ width: 450, height: 600 });
      expect(film?.taken).toMatchObject({ width: 800, height: 533 });
      const colours = async (bytes: Uint8Array | undefined) =>
        (await sharp(bytes).stats()).channels.map(({ mean }) => mean);
      const wanted = await colours(plain?.bytes);
      for (const [channel, mean] of (await colours(printed?.bytes)).entries())
        expect(Math.abs(mean - (wanted[channel] ?? 0))).toBeLessThan(24);
    },
  );

  it.runIf(isThere('exifsamples-IMG_5195.HEIC'))(
    'is turned upright if it is a HEIC',
    { timeout: 120_000 },
    async () => {
      expect((await kept('exifsamples-IMG_5195.HEIC')).taken).toMatchObject({ width: 2566, height: 3313 });
    },
  );

  it('of more pixels than its decoder has memory for is refused by its head: an AVIF of 25 megapixels', async () => {
    const bytes = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#fff' } })
      .avif()
      .toBuffer();
    const size = bytes.indexOf('ispe') + 8;
    bytes.writeUInt32BE(5100, size);
    bytes.writeUInt32BE(5000, size + 4);
    expect(await take(bytes)).toBe('image-too-large');
  });

  it('is not called broken where it only takes too long', async () => {
    const hasty = startResizer({ timeoutMs: 1 });
    const bytes = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const objects = localObjectStore(media);
    const uploads = createUploads({
      sql,
      objects,
      resizer: hasty,
      patientResizer,
      pictures: { removeVariants: async () => {} },
    });
    await expect(uploads.storePicture(bytes, adImageRequirements, null)).rejects.toThrow(ResizerBusy);
    await hasty.close();
  });

  it('leaves no file and no row where the disk is full', async () => {
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    const objects = { ...localObjectStore(media), write: () => Promise.reject(full) };
    const before = await readdir(media, { recursive: true });
    const bytes = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    await expect(uploadsTo(objects).storePicture(bytes, adImageRequirements, null)).rejects.toBe(full);
    expect(await readdir(media, { recursive: true })).toEqual(before);
    expect(await sql`select from stray_file where object_key not in ${sql(['', ...before.map(String)])}`).toHaveLength(
      0,
    );
  });
});

import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tools/postgres/testDatabase.ts';
import { alikePicturesOfAd } from '../media/alikePictures.ts';
import { pictureHash } from '../media/resizer/pictureHash.ts';
import { connect, type Database } from '../platform/database/connect.ts';
import { insertAd, insertSeller } from '../testing/insertAd.ts';

/** Two vehicles in six paints from three sides each, beside the repository. */
const folder = join(import.meta.dirname, '../../../../../shared/data/pictures');
const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.jpg')) : [];

let test: TestDatabase;
let database: Database;
let sql: Database['sql'];
let seller: number;
beforeAll(async () => {
  test = await createTestDatabase();
  database = connect(test.url);
  ({ sql } = database);
  seller = await insertSeller(sql);
});
afterAll(async () => {
  await database.close();
  await test.drop();
});

const newAd = () => insertAd(sql, { seller });

/** An ad with one picture. */
async function adWith(bytes: Uint8Array) {
  const looks = Buffer.from(await pictureHash(sharp(bytes)));
  const ad = await newAd();
  await sql`
    with made as (
      insert into picture (object_key, width, height, hash, tint)
      values (${`pictures/${randomUUID()}.jpg`}, 1, 1, ${String(looks.readBigInt64BE())}::bigint,
        ${looks.readUIntBE(8, 3)})
      returning id)
    insert into ad_image (ad_id, sort, picture_id) select ${ad}, 0, id from made`;

  return ad;
}

const others = async (ad: number) => (await alikePicturesOfAd(sql, ad)).map(({ otherAdId }) => otherAdId);

/** Changes that thieves and forgetful sellers make to a picture of 1200 by 900. */
const changes: Readonly<Record<string, (bytes: Uint8Array) => Promise<Uint8Array>>> = {
  'encoded badly': (bytes) => sharp(bytes).jpeg({ quality: 40 }).toBuffer(),
  'made small': (bytes) => sharp(bytes).resize(480).webp({ quality: 60 }).toBuffer(),
  'with a hundredth cut off': (bytes) =>
    sharp(bytes).extract({ left: 12, top: 9, width: 1176, height: 882 }).jpeg().toBuffer(),
  'with a mark in its corner': (bytes) =>
    sharp(bytes)
      .composite([
        { input: { create: { width: 320, height: 70, channels: 3, background: '#c00' } }, left: 850, top: 800 },
      ])
      .jpeg()
      .toBuffer(),
};

describe.runIf(files.length > 0)('a picture that another ad shows', () => {
  it(
    'is found in every changed form, and no picture of another vehicle, side or paint is',
    { timeout: 120_000 },
    async () => {
      const ads = new Map<string, number>();
      for (const file of files) ads.set(file, await adWith(await readFile(join(folder, file))));
      for (const [file, ad] of ads) expect([file, await others(ad)]).toEqual([file, []]);
      for (const file of files.filter((_, index) => index % 4 === 0)) {
        const bytes = await readFile(join(folder, file));
        for (const [name, change] of Object.entries(changes)) {
          const copy = await adWith(await change(bytes));
          expect([file, name, await others(copy)]).toEqual([file, name, [ads.get(file)]]);
          await sql`delete from ad where id = ${copy}`;
        }
      }
    },
  );
});

describe('hashes', () => {
  it('of plain surfaces are like no other', async () => {
    const wall = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#eee' } })
      .png()
      .toBuffer();
    await adWith(wall);
    expect(await others(await adWith(wall))).toEqual([]);
  });

  it.each([
    [0b111111n, true],
    [0b1n | (1n << 17n) | (1n << 18n) | (1n << 33n) | (1n << 49n) | (1n << 63n), true],
    [0b1111111n, false],
  ])('that differ in %s are found: %s', async (difference, isFound) => {
    const hash = 0x0f0f_3355_aa00_ff11n;
    const [one, two] = await Promise.all([newAd(), newAd()]);
    for (const [ad, value] of [
      [one, hash],
      [two, hash ^ difference],
    ] as const) {
      await sql`
        with made as (
          insert into picture (object_key, width, height, hash, tint)
          values (${`pictures/${randomUUID()}.jpg`}, 1, 1, ${String(BigInt.asIntN(64, value))}::bigint, 0) returning id)
        insert into ad_image (ad_id, sort, picture_id) select ${ad}, 0, id from made`;
    }
    expect((await others(one)).includes(two)).toBe(isFound);
    await sql`delete from ad where id in (${one}, ${two})`;
  });
});

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bannerPictureKinds, bannerTypes, fold, type BrandId } from '@volan/domain-rules';
import type { Sql } from 'postgres';
import sharp from 'sharp';
import type { ObjectStore } from '../../media/ObjectStore.ts';
import { demoFolder, readDemoFile } from './demoFolder.ts';

/** A banner of `banners.json`; its pictures are drawn by `demo/draw/banners.ts`. */
interface DemoBanner {
  readonly name: string;
  readonly brand: BrandId;
  /** Code of its position. */
  readonly position: string;
  readonly labels: { readonly rs: string; readonly en: string };
}

/** Days that the banners of the demo run from today on. */
const runDays = 365;

/** Stores a picture of the demo. Returns its id. */
async function storePicture(sql: Sql, store: ObjectStore, file: string): Promise<number> {
  const bytes = await readFile(join(demoFolder, 'banners', file));
  const key = `pictures/${createHash('sha256').update(bytes).digest('hex').slice(0, 24)}.jpg`;
  const { width, height } = await sharp(bytes).metadata();
  await store.write(key, bytes);
  await sql`
    insert into picture (object_key, width, height) values (${key}, ${width}, ${height})
    on conflict (object_key) do nothing`;
  const [row] = await sql<{ id: number }[]>`select id::int8 as id from picture where object_key = ${key}`;
  if (!row) throw new Error(`The picture ${file} of a banner was not stored.`);

  return row.id;
}

/**
 * Books the banners of the demo from today on, for every country and language. Banners that somebody made are not
 * changed.
 *
 * @returns how many were booked
 */
export async function openDemoBanners(sql: Sql, store: ObjectStore, today: Date): Promise<number> {
  const [made] = await sql`select from banner limit 1`;
  if (made) return 0;

  const banners = await readDemoFile<readonly DemoBanner[]>('banners.json');
  const start = today.toISOString().slice(0, 10);
  for (const { name, brand, position, labels } of banners) {
    const [wide, narrow] = await Promise.all(
      bannerPictureKinds.map((kind) => storePicture(sql, store, `${name}-${kind}.jpg`)),
    );
    await sql`
      insert into banner (slug, position_id, type_id, share, brand, start_date, end_date, link, labels, search_text, active,
        wide_id, narrow_id)
      select ${name}, id, ${bannerTypes.picture}, 1, ${brand}, ${start}::date, ${start}::date + ${runDays}::int,
        ${`https://${name}.example/`}, ${sql.json(labels)}, ${fold(`${name} ${labels.rs} ${labels.en}`)}, true,
        ${wide ?? null}, ${narrow ?? null}
      from banner_position where code = ${position}`;
  }

  return banners.length;
}

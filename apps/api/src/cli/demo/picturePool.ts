import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sql } from 'postgres';
import type { ObjectStore } from '../../media/ObjectStore.ts';
import { demoFolder, readDemoFile } from './demoFolder.ts';
import type { Random } from './random.ts';

interface PoolEntry {
  file: string;
  body: string;
  paint: string;
  view: 'front' | 'rear' | 'side' | 'interior' | 'detail';
  width: number;
  height: number;
}

/** The demo's pictures, which its ads share. */
export interface PicturePool {
  /** Pictures of whole cars from the side. */
  cars: readonly number[];
  /** Pictures of a body or subject; `any` is what every car has, and a view chooses among its pictures. */
  showing(subject: string, view?: PoolEntry['view']): readonly number[];
  /** Paints in which a body or subject is drawn. */
  paintsOf(body: string): string[];
  /** The pictures of an ad, the first one from the side. */
  choose(body: string, paint: string, random: Random): { picture_id: number; view: string }[];
  /** The side views of the subject of a picture; the same list for each of them. */
  coversLike(pictureId: number): readonly number[];
}

/** Puts the pool's files into the object store and their rows into the database; existing ones stay. */
export async function createPicturePool(sql: Sql, store: ObjectStore): Promise<PicturePool> {
  const entries = await readDemoFile<PoolEntry[]>('pictures.json');
  const stored = await Promise.all(
    entries.map(async (entry) => {
      const bytes = await readFile(join(demoFolder, 'pictures', entry.file));
      const key = `pictures/${createHash('sha256').update(bytes).digest('hex').slice(0, 24)}.jpg`;
      await store.write(key, bytes);

      return { entry, key };
    }),
  );
  const rows = stored.map(({ entry, key }) => ({ object_key: key, width: entry.width, height: entry.height }));
  await sql`insert into picture ${sql(rows)} on conflict (object_key) do nothing`;
  const ids = await sql<{ id: string; object_key: string }[]>`
    select id, object_key from picture where object_key = any(${rows.map((row) => row.object_key)})`;
  const idOf = new Map(ids.map((row) => [row.object_key, Number(row.id)]));
  const pictures = stored.map(({ entry, key }) => ({ ...entry, picture_id: idOf.get(key) ?? 0 }));
  const own = Map.groupBy(pictures, ({ body, paint }) => `${body} ${paint}`);
  const carBodies = new Set(pictures.filter(({ file }) => file.endsWith('-rear.jpg')).map(({ body }) => body));
  const covers = Map.groupBy(
    pictures.filter(({ view }) => view === 'side'),
    ({ body, paint }) => `${body} ${paint}`,
  );
  const coversLike = new Map(
    [...covers.values()].flatMap((alike) => {
      const ids = alike.map(({ picture_id }) => picture_id);
      return ids.map((id): [number, number[]] => [id, ids]);
    }),
  );
  const interiors = pictures.filter(({ view }) => view === 'interior');

  return {
    cars: pictures
      .filter(({ view, body }) => view === 'side' && carBodies.has(body))
      .map(({ picture_id }) => picture_id),
    showing: (subject, view) =>
      pictures
        .filter((picture) => picture.body === subject && (view === undefined || picture.view === view))
        .map(({ picture_id }) => picture_id),
    paintsOf: (body) => [...new Set(pictures.filter((picture) => picture.body === body).map(({ paint }) => paint))],
    coversLike: (pictureId) => coversLike.get(pictureId) ?? [],
    choose(body, paint, random) {
      const ofBody = own.get(`${body} ${paint}`) ?? [];
      // An ad does not show one car in eight places.
      const sides = ofBody.filter(({ view }) => view === 'side').slice(0, 2);
      const isCar = carBodies.has(body);
      const turned = isCar ? random.chance(0.25) : random.between(0, sides.length - 1);
      const [cover, ...otherSides] = [...sides.slice(Number(turned)), ...sides.slice(0, Number(turned))];
      const close = ofBody.filter(({ view }) => view !== 'side');
      const ofAnyCar = isCar ? (own.get(`any ${paint}`) ?? []) : [];
      const inside = isCar ? random.some(interiors, 2) : [];
      const wheel = ofAnyCar.filter(({ view }) => view === 'detail');
      const ends = ofAnyCar.filter(({ view }) => view !== 'detail');
      const [firstInside, secondInside] = inside;
      const inOrder = [cover, firstInside, ...wheel, ...close, ...otherSides, ...ends, secondInside].filter(
        (picture) => picture !== undefined,
      );

      return inOrder.slice(0, random.between(4, 8)).map(({ picture_id, view }) => ({ picture_id, view }));
    },
  };
}

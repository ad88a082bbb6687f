import { createHash } from 'node:crypto';
import { fileSize, pictureLimits } from '@volan/domain-rules';
import sharp from 'sharp';
import type { Sql } from 'postgres';
import type { ObjectStore } from './ObjectStore.ts';
import { ResizerBusy, type Resizer } from './resizer/resizer.ts';

const storedQuality = 90;

/** The message for a file that is too large. */
export const tooLarge = `The picture is larger than ${fileSize(pictureLimits.bytes)}.`;

/** Why bytes were not taken as a picture. */
export class PictureRefused extends Error {}

/**
 * Stores untrusted bytes as a picture and answers its id. The process of the resizer decides by decoding whether they
 * are a picture. The stored picture is encoded again, so no location, comment or script survives. Equal bytes are one
 * picture.
 */
export function pictureImporter({ sql, objects, resizer }: { sql: Sql; objects: ObjectStore; resizer: Resizer }) {
  return async (bytes: Uint8Array): Promise<number> => {
    if (bytes.byteLength > pictureLimits.bytes) throw new PictureRefused(tooLarge);

    const key = `pictures/${createHash('sha256').update(bytes).digest('hex').slice(0, 24)}.jpg`;
    const [known] = await sql<{ id: string }[]>`select id from picture where object_key = ${key}`;
    if (known) return Number(known.id);

    const stored = await resizer
      .resize(() => Promise.resolve(bytes), {
        width: pictureLimits.keptSide,
        height: null,
        quality: storedQuality,
        format: 'jpeg',
      })
      .catch((error: unknown) => {
        const isBusy = error instanceof ResizerBusy;
        throw new PictureRefused(isBusy ? 'It took too long to make.' : 'It is no picture, or a broken one.');
      });
    // only the head of a file that our own process wrote
    const { width, height } = await sharp(stored).metadata();
    await objects.write(key, stored);
    const [row] = await sql<{ id: string }[]>`
      insert into picture (object_key, width, height) values (${key}, ${width}, ${height})
      on conflict (object_key) do update set width = excluded.width returning id`;

    return Number(row?.id);
  };
}

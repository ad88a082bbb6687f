import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import type { Sql, TransactionSql } from 'postgres';
import { imageTypeOf } from './imageType.ts';
import type { ObjectStore } from './ObjectStore.ts';
import { maxOriginalBytes, type Pictures } from './pictures.ts';
import { keepRefusals, type KeepRefusal } from './resizer/keepPicture.ts';
import { QueueFull, type Resizer } from './resizer/resizer.ts';
import { removeStrayFiles, sweepStrayFiles, type StrayFile } from './strayFiles.ts';

/** Why a file was not taken, as a code of M20. */
export type ImageRefusal = KeepRefusal | 'image-type';

/** Pixels that a picture must have. */
export interface LeastSize {
  readonly width: number;
  readonly height: number;
}

/** A file that was taken, and that nothing shows yet. */
export interface TakenImage {
  readonly key: string;
  readonly width: number;
  readonly height: number;
}

/** Pictures that people upload. */
export interface Uploads {
  /**
   * Takes a file of a stranger: what it is, its bytes say, and what is kept is encoded anew. The file is swept away again
   * where no `keep` follows.
   */
  take(bytes: Uint8Array, least: LeastSize): Promise<TakenImage | ImageRefusal>;
  /** Makes a file that was taken a picture, in the transaction that shows it; gives its id. */
  keep(sql: TransactionSql, image: TakenImage): Promise<number>;
  /** Removes the files of pictures that were dropped, after the transaction that did. */
  clear(files: readonly StrayFile[]): Promise<void>;
  /** Removes files that nothing needs. */
  sweep(): Promise<number>;
}

/** Pixels of the longest side that is kept: the largest size that visitors are sent. */
const keptSide = 3840;

const keptQuality = 90;

const isRefusal = (text: string): text is KeepRefusal => keepRefusals.some((each) => each === text);

/** Joins the object store, the process that decodes, and the pictures. */
export function createUploads(parts: {
  sql: Sql;
  objects: ObjectStore;
  resizer: Resizer;
  pictures: Pick<Pictures, 'forget'>;
}): Uploads {
  const { sql, objects, resizer, pictures } = parts;
  const remove = async ({ key, pictureId }: StrayFile) => {
    await objects.remove(key);
    if (pictureId !== null) await pictures.forget(pictureId);
  };
  return {
    async take(bytes, { width: leastWidth, height: leastHeight }) {
      if (bytes.byteLength > maxOriginalBytes) return 'image-too-large';
      if (imageTypeOf(bytes) === null) return 'image-type';
      const task = { leastWidth, leastHeight, side: keptSide, quality: keptQuality };
      const made = await resizer
        .resize(() => Promise.resolve(bytes), task)
        .catch((error: Error) => {
          if (error instanceof QueueFull) throw error;
          // also a file at which the process broke
          return isRefusal(error.message) ? error.message : 'image-broken';
        });
      if (typeof made === 'string') return made;
      // only the head of a file that our own process wrote
      const { width, height } = await sharp(made).metadata();
      const key = `pictures/u-${randomBytes(16).toString('hex')}.jpg`;
      await sql`insert into stray_file (object_key) values (${key})`;
      await objects.write(key, made);
      return { key, width, height };
    },
    async keep(transaction, { key, width, height }) {
      const { count } = await transaction`delete from stray_file where object_key = ${key}`;
      if (count === 0) throw new Error(`The file ${key} was swept away before it was shown.`);
      const [row] = await transaction<{ id: number }[]>`
        insert into picture (object_key, width, height) values (${key}, ${width}, ${height}) returning id::int`;
      if (!row) throw new Error('The picture was not stored.');
      return row.id;
    },
    clear: (files) => removeStrayFiles(sql, files, remove),
    sweep: () => sweepStrayFiles(sql, remove),
  };
}

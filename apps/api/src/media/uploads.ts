import { randomBytes } from 'node:crypto';
import { Failure } from '@volan/api-contract';
import { pictureLimits, type Actor } from '@volan/domain-rules';
import sharp from 'sharp';
import type { Sql, TransactionSql } from 'postgres';
import { imageTypeOf, type ImageType } from './imageType.ts';
import { fieldFailure } from '../platform/server/fieldFailure.ts';
import type { ObjectStore } from './ObjectStore.ts';
import { pixelBudget, type PixelBudget } from './pixelBudget.ts';
import type { Pictures } from './pictures.ts';
import { pictureRefusals, type PictureRefusal } from './resizer/savePicture.ts';
import { ResizerBusy, type Resizer } from './resizer/resizer.ts';
import type { LeastSize } from './resizer/ResizeTask.ts';
import { removeStrayFiles, sweepStrayFiles, type StrayFile } from './strayFiles.ts';

/**
 * Why a file was refused, as a code of M20. `pictures-at-once`: the account uploaded too many pixels within a minute.
 */
type ImageRefusal = PictureRefusal | 'image-type' | 'pictures-at-once';

/** Limits and use of an accepted picture. */
export interface ImageRequirements {
  readonly least: LeastSize;
  readonly types: readonly ImageType[];
  /**
   * A picture of an ad: many are sent at once, so it is encoded quickly, and it is hashed to compare it with others.
   * @default false
   */
  readonly ofAd?: boolean;
}

/** An accepted file that is not shown anywhere yet. */
export interface StoredImage {
  readonly key: string;
  readonly bytes: number;
  readonly width: number;
  readonly height: number;
  /** Identifies a picture of an ad: its hash, as a signed number of 64 bits in decimal digits, and its colour. */
  readonly looks: { readonly hash: string; readonly tint: number } | null;
}

/** Pictures that people upload. */
export interface Uploads {
  /**
   * Stores an untrusted file. The type comes from its bytes, and the stored file is encoded again. It is removed later
   * if no `confirmPicture` follows. If it cannot be stored, nothing of it remains and the error of the disk is thrown.
   *
   * @param by the user whose quota it counts against; null for the product itself
   */
  storePicture(
    bytes: Uint8Array,
    wanted: ImageRequirements,
    by: Pick<Actor, 'id' | 'status'> | null,
  ): Promise<StoredImage | ImageRefusal>;
  /** Makes an accepted file a picture, in the transaction that shows it. Returns its id. */
  confirmPicture(sql: TransactionSql, image: StoredImage): Promise<number>;
  /** Stores a file unchanged; the caller has checked it. It is removed later if no `keepFile` follows. */
  storeFile(bytes: Uint8Array, ending: FileEnding): Promise<{ readonly key: string }>;
  /** Keeps a file that is not a public picture, in the transaction that stores its key. */
  confirmFile(sql: TransactionSql, key: string): Promise<void>;
  /** The bytes of a stored file; null if it does not exist. */
  read(key: string): Promise<Buffer | null>;
  /** Removes the files of dropped pictures, after the transaction that dropped them. */
  clear(files: readonly StrayFile[]): Promise<void>;
  /** Removes files that nothing needs. */
  sweep(): Promise<number>;
}

/** Folders of the object store for files that are stored unchanged. Those of `videos` are public, the others private. */
const folderOf = { pdf: 'files', mp4: 'videos', webm: 'videos' } as const;

/** Endings of files that are stored unchanged. */
type FileEnding = keyof typeof folderOf;

const storedFormat = { side: pictureLimits.keptSide, quality: 90 } as const;

const refusals = [...pictureRefusals, 'pictures-at-once'] as const;

const isRefusal = (text: string): text is (typeof refusals)[number] => refusals.some((each) => each === text);

/** The failure of a call whose file was refused, for the field that held it. */
export const refusedImage = (field: string, why: string) =>
  why === 'pictures-at-once' ? new Failure<'pictures-at-once', null>(why) : fieldFailure(field, why);

/** Joins the object store, the process that decodes, and the pictures. */
export function createUploads(parts: {
  sql: Sql;
  objects: ObjectStore;
  resizer: Resizer;
  /** For HEIC, which takes seconds: one at a time, behind everything else. */
  patientResizer: Resizer;
  pictures: Pick<Pictures, 'removeVariants'>;
  /** @default a new one */
  budget?: PixelBudget;
}): Uploads {
  const { sql, objects, resizer, patientResizer, pictures, budget = pixelBudget() } = parts;
  const remove = async ({ key, pictureId }: StrayFile) => {
    await objects.remove(key);
    if (pictureId !== null) await pictures.removeVariants(pictureId);
  };
  /** Writes a file that is not in use yet. Returns its key. */
  async function writeStray(folder: string, bytes: Uint8Array, ending: string): Promise<string> {
    const key = `${folder}/u-${randomBytes(16).toString('hex')}.${ending}`;
    await sql`insert into stray_file (object_key) values (${key})`;
    try {
      await objects.write(key, bytes);
    } catch (error) {
      await removeStrayFiles(sql, [{ key, pictureId: null }], remove);
      throw error;
    }

    return key;
  }
  async function confirmFile(transaction: TransactionSql, key: string) {
    const { count } = await transaction`delete from stray_file where object_key = ${key}`;
    if (count === 0) throw new Error(`The file ${key} was swept away before it was shown.`);
  }

  return {
    async storePicture(bytes, { least, types, ofAd = false }, by) {
      if (bytes.byteLength > pictureLimits.bytes) return 'image-too-large';

      const type = imageTypeOf(bytes);
      if (type === null || !types.includes(type)) return 'image-type';

      // checked when its turn comes, because other uploads of the account were counted meanwhile
      const readSource = async () => {
        if (by && !budget.hasLeft(by)) throw new Error('pictures-at-once');
        return bytes;
      };
      const from = by ? String(by.id) : undefined;
      const onPixels = (pixels: number) => by && budget.spend(by, pixels);
      const made = await (type === 'heic' ? patientResizer : resizer)
        .resize(readSource, { least, ...storedFormat, quick: ofAd }, { from, onPixels })
        .catch((error: Error) => {
          if (error instanceof ResizerBusy) throw error;
          return isRefusal(error.message) ? error.message : 'image-broken';
        });
      if (typeof made === 'string') return made;

      const hash = ofAd ? await resizer.resize(() => Promise.resolve(made), { hash: true }, { from }) : null;
      // only the head of a file that our own process wrote
      const { width, height } = await sharp(made).metadata();
      const key = await writeStray('pictures', made, 'jpg');

      return { key, bytes: made.byteLength, width, height, looks: hash && looksIn(hash) };
    },
    async confirmPicture(transaction, { key, width, height, looks }) {
      await confirmFile(transaction, key);
      const [row] = await transaction<{ id: number }[]>`
        insert into picture (object_key, width, height, hash, tint)
        values (${key}, ${width}, ${height}, ${looks?.hash ?? null}::bigint, ${looks?.tint ?? null}) returning id`;
      if (!row) throw new Error('The picture was not stored.');

      return row.id;
    },
    storeFile: async (bytes, ending) => ({ key: await writeStray(folderOf[ending], bytes, ending) }),
    confirmFile,
    read: (key) => objects.read(key, pictureLimits.bytes),
    clear: (files) => removeStrayFiles(sql, files, remove),
    sweep: () => sweepStrayFiles(sql, remove),
  };
}

/** The eleven bytes of `pictureHash`, as they are stored. */
function looksIn(bytes: Uint8Array) {
  const buffer = Buffer.from(bytes);
  return { hash: String(buffer.readBigInt64BE()), tint: buffer.readUIntBE(8, 3) };
}

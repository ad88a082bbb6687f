import { createHash } from 'node:crypto';
import { pictureLimits, sharedPictureSize, type BrandId } from '@volan/domain-rules';
import type { ObjectStore } from './ObjectStore.ts';
import type { PictureFormat, PictureTask } from './resizer/ResizeTask.ts';
import type { Resizer } from './resizer/resizer.ts';
import { shareMark } from './shareMark.ts';
import type { VariantCache } from './VariantCache.ts';

/** Finds the file of a stored picture. */
export interface PictureStore {
  /** The object key of a picture. Null: unknown id. */
  objectKey(id: number): Promise<string | null>;
}

/** A size of a picture: pixels and quality are already on the allowed lists. */
export interface Variant {
  width: number;
  /** Null keeps the picture's own shape. */
  height: number | null;
  quality: number;
  format: PictureFormat;
}

/** A picture as it is sent. */
export interface SentPicture {
  readonly bytes: Uint8Array;
  readonly format: PictureFormat;
}

/** Stored pictures in the sizes visitors ask for. */
export interface Pictures {
  /** The bytes of a variant. Null: there is no such picture. */
  variant(id: number, variant: Variant): Promise<Uint8Array | null>;
  /**
   * The picture for a visitor, without waiting for AVIF, which takes many times as long as WebP. If the AVIF is not in
   * the cache, the visitor gets WebP, and the AVIF is made in the background for later visitors. Visitors take turns by
   * their address `from`. Null: there is no such picture.
   */
  forReader(id: number, variant: Variant, from?: string): Promise<SentPicture | null>;
  /** A JPEG of 1200 × 630 with the sign of a brand, for shared links; null when there is no such picture. [M60] */
  share(id: number, brand: BrandId, from?: string): Promise<Uint8Array | null>;
  /** Makes variants ahead of visitors, a few at a time; those that exist are left. Gives the number of new ones. */
  prepare(ids: readonly number[], variants: readonly Variant[]): Promise<number>;
  /**
   * Makes variants of a picture for those who will ask for them, one after the other, when nobody waits for anything.
   */
  prepareLater(id: number, variants: readonly Variant[]): void;
  /** Throws away what this server has made of a picture that is no more. */
  removeVariants(id: number): Promise<void>;
}

const nameOf = (id: number, { width, height, quality, format }: Variant) =>
  `${id}-${width}${height ? `x${height}` : ''}-${quality}.${format}`;

/** By which process a picture is made, and for whom. */
interface Making {
  readonly by?: Resizer;
  readonly from?: string | undefined;
}

/** Joins the object store, the resizer processes and the cache on disk. */
export function createPictures(parts: {
  store: PictureStore;
  objects: ObjectStore;
  /** For what somebody waits for. */
  resizer: Resizer;
  /** For what is made for later visitors. */
  patientResizer: Resizer;
  cache: VariantCache;
}): Pictures {
  const { store, objects, resizer, patientResizer, cache } = parts;

  const marks = new Map<BrandId, Promise<Uint8Array>>();
  const markOf = (brand: BrandId) => {
    const mark = marks.get(brand) ?? shareMark(brand);
    marks.set(brand, mark);
    return mark;
  };

  async function readOriginal(id: number): Promise<Uint8Array> {
    const key = await store.objectKey(id);
    const original = key && (await objects.read(key, pictureLimits.bytes));
    if (!original) throw new NoSuchPicture();

    return original;
  }

  async function cachedOrMade(name: string, id: number, task: PictureTask, { by = resizer, from }: Making = {}) {
    try {
      return await cache.get(name, () => by.resize(() => readOriginal(id), task, { from }));
    } catch (error) {
      if (error instanceof NoSuchPicture) return null;
      throw error;
    }
  }

  const variant = (id: number, wanted: Variant, from?: string) =>
    cachedOrMade(nameOf(id, wanted), id, wanted, { from });

  const makeBeside = oneByOne();

  return {
    variant: (id, wanted) => variant(id, wanted),
    async forReader(id, wanted, from) {
      const name = nameOf(id, wanted);
      const isMade = wanted.format !== 'avif' || cache.has(name);
      const format = isMade ? wanted.format : 'webp';
      const bytes = await variant(id, { ...wanted, format }, from);
      if (bytes && !isMade) makeBeside(name, () => cachedOrMade(name, id, wanted, { by: patientResizer }));

      return bytes && { bytes, format };
    },
    async share(id, brand, from) {
      const mark = await markOf(brand);
      // another sign makes another picture
      const version = createHash('sha256').update(mark).digest('hex').slice(0, 8);
      return cachedOrMade(`${id}-share-${brand}-${version}.jpeg`, id, { ...sharedPictureSize, mark }, { from });
    },
    async prepare(ids, variants) {
      const missing = ids.flatMap((id) =>
        variants.filter((wanted) => !cache.has(nameOf(id, wanted))).map((wanted) => ({ id, wanted })),
      );
      let made = 0;
      const rest = missing.values();
      // several take from one line: the queue of the resizer is for those who wait
      const take = async () => {
        for (const { id, wanted } of rest) if (await variant(id, wanted)) made += 1;
      };
      await Promise.all(Array.from({ length: preparedAtOnce }, take));

      return made;
    },
    prepareLater(id, variants) {
      for (const wanted of variants) {
        const name = nameOf(id, wanted);
        if (!cache.has(name)) makeBeside(name, () => cachedOrMade(name, id, wanted, { by: patientResizer }));
      }
    },
    removeVariants: (id) => cache.remove(`${id}-`),
  };
}

/** Pictures that are made ahead at the same time: enough to keep the resizer busy. */
const preparedAtOnce = 4;

/**
 * Longest queue of pictures that are prepared in the background. Pictures beyond it are made when they are requested.
 */
const longestLine = 200;

/** Does work one after the other, each once while it waits. */
function oneByOne() {
  const planned = new Set<string>();
  let last: Promise<unknown> = Promise.resolve();
  return (name: string, work: () => Promise<unknown>) => {
    if (planned.has(name) || planned.size >= longestLine) return;

    planned.add(name);
    last = last
      .then(work)
      .catch(() => {})
      .finally(() => planned.delete(name));
  };
}

class NoSuchPicture extends Error {}

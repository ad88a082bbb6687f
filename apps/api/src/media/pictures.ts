import type { ObjectStore } from './ObjectStore.ts';
import type { PictureFormat } from './resizer/ResizeTask.ts';
import type { Resizer } from './resizer/resizer.ts';
import type { VariantCache } from './VariantCache.ts';

/** Where a stored picture lives. */
export interface PictureStore {
  /** The object key of a picture; null for an id nobody has. */
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

/** Stored pictures in the sizes readers ask for. */
export interface Pictures {
  /** The bytes of a variant; null when there is no such picture. */
  variant(id: number, variant: Variant): Promise<Uint8Array | null>;
  /** Makes variants ahead of readers, a few at a time; those that exist are left. Gives the number of new ones. */
  prepare(ids: readonly number[], variants: readonly Variant[]): Promise<number>;
}

/** Originals are at most this large [M22]. */
const maxOriginalBytes = 12 * 1024 * 1024;

const nameOf = (id: number, { width, height, quality, format }: Variant) =>
  `${id}-${width}${height ? `x${height}` : ''}-${quality}.${format}`;

/** Joins the object store, the resizer process and the cache on disk. */
export function createPictures(parts: {
  store: PictureStore;
  objects: ObjectStore;
  resizer: Resizer;
  cache: VariantCache;
}): Pictures {
  const { store, objects, resizer, cache } = parts;

  async function make(id: number, variant: Variant): Promise<Uint8Array> {
    const key = await store.objectKey(id);
    const original = key && (await objects.read(key, maxOriginalBytes));
    if (!original) throw new NoSuchPicture();
    return resizer.resize(original, variant);
  }

  async function variant(id: number, wanted: Variant) {
    try {
      return await cache.get(nameOf(id, wanted), () => make(id, wanted));
    } catch (error) {
      if (error instanceof NoSuchPicture) return null;
      throw error;
    }
  }

  return {
    variant,
    async prepare(ids, variants) {
      const missing = ids.flatMap((id) =>
        variants.filter((wanted) => !cache.has(nameOf(id, wanted))).map((wanted) => ({ id, wanted })),
      );
      const made = await Promise.all(missing.map(({ id, wanted }) => variant(id, wanted)));
      return made.filter((bytes) => bytes !== null).length;
    },
  };
}

class NoSuchPicture extends Error {}

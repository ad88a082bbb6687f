import type { Logger } from 'pino';

/** A compressed set of ad ids. */
export interface Bitmap {
  readonly size: number;
  has(id: number): boolean;
  add(id: number): unknown;
  addMany(ids: readonly number[] | Uint32Array): unknown;
  delete(id: number): boolean;
  clone(): Bitmap;
  andInPlace(other: Bitmap): unknown;
  orInPlace(other: Bitmap): unknown;
  andCardinality(other: Bitmap): number;
  toUint32Array(): Uint32Array;
}

/** A library of bitmaps. */
export interface Bitmaps {
  readonly library: 'native' | 'wasm';
  /**
   * The cost of counting the ads that are both in a bitmap of `held` of all ads and in another bitmap. The unit is the
   * time of reading one number.
   */
  readsOfMeeting(held: number, every: number): number;
  empty(): Bitmap;
  and(a: Bitmap, b: Bitmap): Bitmap;
  /** The ids in `a` that are not in `b`. */
  andNot(a: Bitmap, b: Bitmap): Bitmap;
  /** The result is empty for an empty list. */
  orMany(bitmaps: readonly Bitmap[]): Bitmap;
  /** Runs work and frees its bitmaps afterwards, because WebAssembly has no garbage collection. */
  scope<Result>(work: () => Result): Result;
}

/** Ads that share one container of a bitmap. A container of fewer than a sixteenth of them is a list. */
const adsOfContainer = 65_536;

/**
 * The cost of counting the common ads of two bitmaps: for the call, for each listed ad, and for each container that is
 * not a list. The unit is the time to read one number of a list. Measured with a million ads. WebAssembly counts bits
 * slowly.
 */
const costs = {
  native: { call: 200, listed: 0.6, container: 120 },
  wasm: { call: 500, listed: 1.2, container: 46_000 },
} as const;

interface BitmapClass {
  new (): Bitmap;
  and(a: Bitmap, b: Bitmap): Bitmap;
  andNot(a: Bitmap, b: Bitmap): Bitmap;
  orMany(bitmaps: readonly Bitmap[]): Bitmap;
}

/** Loads the native library if it was built, otherwise WebAssembly with the same results, and logs which one. */
export async function loadBitmaps(log: Logger, libraries = [loadNative, loadWebAssembly]): Promise<Bitmaps> {
  const refused: unknown[] = [];
  for (const load of libraries) {
    try {
      const bitmaps = await load();
      log.info({ library: bitmaps.library }, 'bitmaps of the search index');
      return bitmaps;
    } catch (error) {
      refused.push(error);
    }
  }
  throw new AggregateError(
    refused,
    'Neither roaring nor roaring-wasm can be loaded. SEARCH_INDEX=postgres needs none.',
  );
}

/** The native library. Rejects if it was not built for this Node. */
export async function loadNative(): Promise<Bitmaps> {
  // a CommonJS module: Node only sees its default export
  const { default: roaring } = await import('roaring');
  return bitmapsOf(roaring.RoaringBitmap32 as unknown as BitmapClass, 'native', (work) => work());
}

/** The WebAssembly library. */
export async function loadWebAssembly(): Promise<Bitmaps> {
  const { RoaringArenaAllocator, RoaringBitmap32, roaringLibraryInitialize } = await import('roaring-wasm');
  await roaringLibraryInitialize();
  return bitmapsOf(RoaringBitmap32 as unknown as BitmapClass, 'wasm', (work) =>
    new RoaringArenaAllocator().with(() => work()),
  );
}

function bitmapsOf(Bitmap: BitmapClass, library: Bitmaps['library'], scope: Bitmaps['scope']): Bitmaps {
  const bitmaps: Bitmaps = {
    library,
    readsOfMeeting(held, every) {
      const { call, listed, container } = costs[library];
      return call + (held * 16 < every ? held * listed : (every / adsOfContainer) * container);
    },
    empty: () => new Bitmap(),
    and: (a, b) => Bitmap.and(a, b),
    andNot: (a, b) => Bitmap.andNot(a, b),
    orMany: (list) => (list.length === 0 ? new Bitmap() : Bitmap.orMany(list)),
    scope,
  };
  const one = new Bitmap();
  one.add(7);
  if (!bitmaps.orMany([one, new Bitmap()]).has(7)) throw new Error(`The ${library} bitmaps do not work here.`);

  return bitmaps;
}

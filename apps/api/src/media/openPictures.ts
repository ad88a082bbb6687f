import type { Sql } from 'postgres';
import { localObjectStore } from './localObjectStore.ts';
import { createPictures, type Pictures } from './pictures.ts';
import { postgresPictureStore } from './postgresStore.ts';
import { startResizer } from './resizer/resizer.ts';
import { openVariantCache } from './VariantCache.ts';

/** Where pictures are kept. */
export interface PictureFolders {
  readonly mediaDirectory: string;
  readonly variantDirectory: string;
  readonly variantBytes: number;
}

/** The pictures of this server, with the process that resizes them. */
export async function openPictures(
  sql: Sql,
  { mediaDirectory, variantDirectory, variantBytes }: PictureFolders,
): Promise<{ pictures: Pictures; close(): Promise<void> }> {
  const resizer = startResizer();
  const pictures = createPictures({
    store: postgresPictureStore(sql),
    objects: localObjectStore(mediaDirectory),
    resizer,
    cache: await openVariantCache(variantDirectory, variantBytes),
  });
  return { pictures, close: () => resizer.close() };
}

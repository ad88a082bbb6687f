import type { Sql } from 'postgres';
import { localObjectStore } from './localObjectStore.ts';
import { createPictures, type Pictures } from './pictures.ts';
import { postgresPictureStore } from './postgresStore.ts';
import { startResizer, type ResizerOptions } from './resizer/resizer.ts';
import { createUploads, type Uploads } from './uploads.ts';
import { openVariantCache } from './VariantCache.ts';

/** Where pictures are kept. */
export interface PictureFolders {
  readonly mediaDirectory: string;
  readonly variantDirectory: string;
  readonly variantBytes: number;
}

/** For pictures nobody waits for: one at a time, and as long as a busy machine takes. */
const patience: ResizerOptions = { atOnce: 1, timeoutMs: 120_000, patient: true };

/** The pictures of this server, with the processes that resize them. */
export async function openPictures(
  sql: Sql,
  { mediaDirectory, variantDirectory, variantBytes }: PictureFolders,
): Promise<{ pictures: Pictures; uploads: Uploads; close(): Promise<void> }> {
  const resizer = startResizer();
  const patientResizer = startResizer(patience);
  const objects = localObjectStore(mediaDirectory);
  const pictures = createPictures({
    store: postgresPictureStore(sql),
    objects,
    resizer,
    patientResizer,
    cache: await openVariantCache(variantDirectory, variantBytes),
  });
  return {
    pictures,
    uploads: createUploads({ sql, objects, resizer, patientResizer, pictures }),
    async close() {
      await Promise.all([resizer.close(), patientResizer.close()]);
    },
  };
}

import type { Sql } from 'postgres';
import { localObjectStore } from './localObjectStore.ts';
import { createPictures, type Pictures } from './pictures.ts';
import { postgresPictureStore } from './postgresStore.ts';
import { pixelBudget } from './pixelBudget.ts';
import { startResizer, type ResizerOptions } from './resizer/resizer.ts';
import { createUploads, type Uploads } from './uploads.ts';
import { openVariantCache } from './VariantCache.ts';

/** Folders of pictures. */
interface PictureFolders {
  readonly mediaDirectory: string;
  readonly variantDirectory: string;
  readonly variantBytes: number;
}

/** Where pictures are stored, and the clock that limits work on them. */
interface PictureOptions extends PictureFolders {
  /** Milliseconds since 1970. @default the system clock */
  readonly now?: () => number;
  /** Called when a process that resizes pictures crashes. @default no call */
  readonly onCrash?: (exitCode: number) => void;
}

/** For pictures that nobody waits for: one at a time, with enough time for a busy machine. */
const patience: ResizerOptions = { atOnce: 1, timeoutMs: 120_000, patient: true };

/** The pictures of this server, with the processes that resize them. */
export async function openPictures(
  sql: Sql,
  { mediaDirectory, variantDirectory, variantBytes, now, onCrash = () => {} }: PictureOptions,
): Promise<{ pictures: Pictures; uploads: Uploads; close(): Promise<void> }> {
  const resizer = startResizer({ onCrash });
  const patientResizer = startResizer({ ...patience, onCrash });
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
    uploads: createUploads({ sql, objects, resizer, patientResizer, pictures, budget: pixelBudget(now) }),
    async close() {
      await Promise.all([resizer.close(), patientResizer.close()]);
    },
  };
}

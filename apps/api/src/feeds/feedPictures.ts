import { createHash } from 'node:crypto';
import { pictureLimits } from '@volan/domain-rules';
import type { Sql } from 'postgres';
import { cardVariants } from '../adPictures/cardVariants.ts';
import { storeUpload, adImageRequirements } from '../adPictures/saveAdPicture.ts';
import { FetchRefused } from '../media/fetchPublicFile.ts';
import type { Pictures } from '../media/pictures.ts';
import { ResizerBusy } from '../media/resizer/resizer.ts';
import type { Uploads } from '../media/uploads.ts';

/** Dependencies for fetching pictures. */
export interface PictureDeps {
  readonly sql: Sql;
  readonly uploads: Uploads;
  readonly pictures: Pick<Pictures, 'prepareLater'>;
  readonly fetchFile: FetchFile;
}

/** Fetches a file from an address that a user gave. @throws FetchRefused */
export type FetchFile = (address: string, limits: { maxBytes: number; accept: string }) => Promise<Uint8Array>;

/** Pictures that are fetched at the same time. */
const fetchedAtOnce = 4;

/** An id that is always the same for the same words, so that sending the same thing again creates no second one. */
export function uuidOf(...words: readonly string[]): string {
  const hex = createHash('sha256').update(JSON.stringify(words)).digest('hex');
  // version 8 and its variant: ids that an application defines
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/**
 * Takes the pictures of a row as uploads of the account, in the same way as pictures that a seller uploads. Pictures
 * that were taken before are not fetched again. Returns the ids of uploads in their order, and the addresses that
 * failed.
 */
export async function saveFeedPictures(
  { sql, uploads, pictures, fetchFile }: PictureDeps,
  row: { readonly userId: number; readonly key: readonly string[]; readonly addresses: readonly string[] },
): Promise<{ readonly ids: string[]; readonly missed: string[] }> {
  const idOf = (address: string) => uuidOf(...row.key, address);
  const wanted = row.addresses.map(idOf);
  const known = await sql<{ id: string }[]>`select id from ad_picture_upload where id = any(${wanted}::uuid[])`;
  const taken = new Set(known.map(({ id }) => id));
  const missing = row.addresses.filter((address) => !taken.has(idOf(address))).values();
  const work = async () => {
    for (const address of missing) {
      const image = await take(address);
      if (image === null) continue;

      const id = idOf(address);
      const pictureId = await storeUpload({ sql, uploads }, { id, userId: row.userId, taken: image });
      if (pictureId === null) await uploads.clear([{ key: image.key, pictureId: null }]);
      else pictures.prepareLater(pictureId, cardVariants);
      taken.add(id);
    }
  };
  async function take(address: string) {
    try {
      const bytes = await fetchFile(address, { maxBytes: pictureLimits.bytes, accept: 'image/*' });
      const image = await uploads.storePicture(bytes, adImageRequirements, null);
      return typeof image === 'string' ? null : image;
    } catch (error) {
      // the next run tries again
      if (error instanceof FetchRefused || error instanceof ResizerBusy) return null;
      throw error;
    }
  }
  await Promise.all(Array.from({ length: fetchedAtOnce }, work));

  return {
    ids: wanted.filter((id) => taken.has(id)),
    missed: row.addresses.filter((address) => !taken.has(idOf(address))),
  };
}

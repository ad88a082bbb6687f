import { readFile, realpath, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pictureLimits } from '@volan/domain-rules';
import type { Sql } from 'postgres';
import { fetchPublicFile, FetchRefused, type FetchLimits } from '../../media/fetchPublicFile.ts';
import { PictureRefused, tooLarge } from '../../media/importPicture.ts';

/** Where the pictures of a run come from and are stored. */
export interface PictureSource {
  /** Stores bytes as a picture and returns its id. */
  take: (bytes: Uint8Array) => Promise<number>;
  /** The folder of pictures that are named by file, not by a web address. */
  folder?: string;
  limits?: Omit<FetchLimits, 'maxBytes'>;
}

/** An ad with the addresses or file names of its pictures, the first one first. */
export interface PictureSources {
  sourceId: string;
  addresses: readonly string[];
}

/** A picture that could not be taken; its ad is stored without it. */
export interface MissedPicture {
  address: string;
  why: string;
}

/** Pictures that are fetched at the same time. */
const fetchedAtOnce = 4;

const isWebAddress = (address: string) => /^https?:\/\//i.test(address);

/**
 * Gives ads of a source the pictures that their rows name. Each web address is fetched only once, ever; a file of the
 * folder is read again after it has changed. An ad that already has the same pictures is not touched.
 */
export async function importPictures(
  sql: Sql,
  source: string,
  wanted: readonly PictureSources[],
  from: PictureSource,
): Promise<MissedPicture[]> {
  const addresses = [...new Set(wanted.flatMap((ad) => ad.addresses))];
  const versions = new Map(
    await Promise.all(addresses.map(async (address) => [address, await versionOf(address, from)] as const)),
  );
  const keyOf = (address: string) =>
    isWebAddress(address) ? address : `${source}/${address}#${versions.get(address) ?? ''}`;
  const known = await sql<{ address: string; picture_id: string }[]>`
    select address, picture_id from imported_picture where address = any(${addresses.map(keyOf)})`;
  const pictureOf = new Map(known.map((row) => [row.address, Number(row.picture_id)]));
  const missed: MissedPicture[] = [];

  const missing = addresses.filter((address) => !pictureOf.has(keyOf(address))).values();
  const work = async () => {
    for (const address of missing) {
      try {
        const id = await from.take(await bytesOf(address, from));
        await sql`
          insert into imported_picture (address, picture_id) values (${keyOf(address)}, ${id}) on conflict do nothing`;
        pictureOf.set(keyOf(address), id);
      } catch (error) {
        if (!(error instanceof FetchRefused || error instanceof PictureRefused)) throw error;

        missed.push({ address, why: error.message });
      }
    }
  };
  await Promise.all(Array.from({ length: fetchedAtOnce }, work));

  const rows = wanted.map(({ sourceId, addresses: named }) => ({
    source_id: sourceId,
    pictures: [...new Set(named.flatMap((address) => pictureOf.get(keyOf(address)) ?? []))],
  }));
  await setPictures(sql, source, rows);

  return missed;
}

async function bytesOf(address: string, { folder, limits }: PictureSource): Promise<Uint8Array> {
  if (isWebAddress(address)) return fetchPublicFile(address, { ...limits, maxBytes: pictureLimits.bytes });
  if (folder === undefined) throw new PictureRefused('It is the name of a file: say in which folder it lies.');

  const file = await fileOf(address, folder);
  if (file === null) throw new PictureRefused('There is no such file in the folder.');
  if (file.size > pictureLimits.bytes) throw new PictureRefused(tooLarge);

  return readFile(file.path);
}

/** A file of the folder; null if there is no such file. Neither a name nor a link can lead out of the folder. */
async function fileOf(address: string, folder: string) {
  const path = await realpath(join(folder, basename(address.replaceAll('\\', '/')))).catch(() => null);
  if (path === null || dirname(path) !== (await realpath(folder))) return null;

  const found = await stat(path).catch(() => null);

  return found?.isFile() ? { path, size: found.size, written: found.mtimeMs } : null;
}

/** Distinguishes a file from one that was written later under the same name. */
async function versionOf(address: string, { folder }: PictureSource): Promise<string> {
  const file = isWebAddress(address) || folder === undefined ? null : await fileOf(address, folder);
  return file === null ? '' : `${file.size}-${file.written}`;
}

/** Gives ads exactly these pictures, in this order; ads that have them already are not touched. */
const setPictures = (sql: Sql, source: string, rows: readonly { source_id: string; pictures: number[] }[]) =>
  sql.begin(async (transaction) => {
    const changed = await transaction<{ id: string; source_id: string }[]>`
      select ad.id, ad.source_id
        from jsonb_to_recordset(${transaction.json(rows)}) as fresh (source_id text, pictures bigint[])
      join ad on ad.source = ${source} and ad.source_id = fresh.source_id
      where fresh.pictures is distinct from
        (select coalesce(array_agg(picture_id order by sort), '{}') from ad_image where ad_id = ad.id)`;
    if (changed.length === 0) return;

    const picturesOf = new Map(rows.map((row) => [row.source_id, row.pictures]));
    const images = changed.flatMap(({ id, source_id: sourceId }) =>
      (picturesOf.get(sourceId) ?? []).map((picture, sort) => ({ ad_id: Number(id), sort, picture_id: picture })),
    );
    await transaction`delete from ad_image where ad_id = any(${changed.map(({ id }) => id)})`;
    if (images.length > 0) await transaction`insert into ad_image ${transaction(images)}`;
  });

import type { Sql, TransactionSql } from 'postgres';

/** A file of the object store that no row needs. */
export interface StrayFile {
  readonly key: string;
  /** The picture that it belonged to. Null: it never became a picture. */
  readonly pictureId: number | null;
}

/** How long an upload may take between its file and its row. */
const longestUpload = '1 hour';

/**
 * Marks pictures as unused, in the transaction that stops showing them. Returns their files, which the caller removes
 * afterwards.
 */
export async function deletePictures(sql: TransactionSql, ids: readonly number[]): Promise<StrayFile[]> {
  if (ids.length === 0) return [];
  return sql<StrayFile[]>`
    with dropped as (delete from picture where id in ${sql(ids)} returning id, object_key)
    insert into stray_file (object_key, picture_id) select object_key, id from dropped
    returning object_key as key, picture_id as "pictureId"`;
}

/** Marks other files as unused, as {@link deletePictures} does with pictures. */
export async function deleteFiles(sql: TransactionSql, keys: readonly string[]): Promise<StrayFile[]> {
  if (keys.length === 0) return [];
  return sql<StrayFile[]>`
    insert into stray_file (object_key) select unnest(${[...keys]}::text[])
    returning object_key as key, null::bigint as "pictureId"`;
}

/**
 * Removes files of dropped pictures. If the process dies first, {@link sweepStrayFiles} removes them later.
 *
 * @param remove removes a file and its resized pictures; a missing file is not an error
 */
export async function removeStrayFiles(
  sql: Sql | TransactionSql,
  files: readonly StrayFile[],
  remove: (file: StrayFile) => Promise<void>,
): Promise<void> {
  if (files.length === 0) return;

  // files first: a row without a file is swept again, but a file without a row is never found
  await Promise.all(files.map(remove));
  await sql`delete from stray_file where object_key in ${sql(files.map(({ key }) => key))}`;
}

/** Removes files that were unused for an hour: of broken uploads and of dropped pictures. Returns how many. */
export async function sweepStrayFiles(sql: Sql, remove: (file: StrayFile) => Promise<void>): Promise<number> {
  return sql.begin(async (transaction) => {
    const files = await transaction<StrayFile[]>`
      select object_key as key, picture_id as "pictureId" from stray_file
      where since < now() - ${longestUpload}::interval
      order by since limit 500 for update skip locked`;
    await removeStrayFiles(transaction, files, remove);
    return files.length;
  });
}

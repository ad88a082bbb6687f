import type { Sql, TransactionSql } from 'postgres';

/** A file of the object store that no row needs. */
export interface StrayFile {
  readonly key: string;
  /** The picture it was; null where it never became one. */
  readonly pictureId: number | null;
}

/** How long an upload may take between its file and its row. */
const longestUpload = '1 hour';

/** Lets go of pictures, in the transaction that no longer shows them; gives their files, to be removed after it. */
export async function dropPictures(sql: TransactionSql, ids: readonly number[]): Promise<StrayFile[]> {
  if (ids.length === 0) return [];
  return sql<StrayFile[]>`
    with dropped as (delete from picture where id in ${sql(ids)} returning id, object_key)
    insert into stray_file (object_key, picture_id) select object_key, id from dropped
    returning object_key as key, picture_id as "pictureId"`;
}

/**
 * Removes files that were let go of. What is not done here, say because the process dies, {@link sweepStrayFiles} does.
 *
 * @param remove removes a file and what was made of it; one that is not there is no error
 */
export async function removeStrayFiles(
  sql: Sql | TransactionSql,
  files: readonly StrayFile[],
  remove: (file: StrayFile) => Promise<void>,
): Promise<void> {
  if (files.length === 0) return;
  // the files first: a row without a file is swept again, a file without a row never
  await Promise.all(files.map(remove));
  await sql`delete from stray_file where object_key in ${sql(files.map(({ key }) => key))}`;
}

/**
 * Removes files that nothing has needed for an hour: of uploads that broke, and of pictures that went. Answers how
 * many.
 */
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

import type { TransactionSql } from 'postgres';
import { deletePictures } from '../media/strayFiles.ts';

/** Erases addresses and pictures of removed accounts. [M64] */
export async function eraseProfiles(sql: TransactionSql, userIds: number[]): Promise<void> {
  await sql`delete from user_address where user_id in ${sql(userIds)}`;
  const images = await sql<{ id: number }[]>`
    delete from user_image where user_id in ${sql(userIds)} returning picture_id as id`;
  await deletePictures(
    sql,
    images.map(({ id }) => id),
  );
}

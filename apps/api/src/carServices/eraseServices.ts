import type { TransactionSql } from 'postgres';
import { deletePictures } from '../media/strayFiles.ts';

/** Erases the car services of removed accounts, with their pictures. [M64] */
export async function eraseServices(sql: TransactionSql, userIds: number[]): Promise<void> {
  const services = sql`select id from company where user_id in ${sql(userIds)}`;
  const pictures = await sql<{ id: number }[]>`
    delete from service_image where service_id in (${services}) returning picture_id as id`;
  await deletePictures(
    sql,
    pictures.map(({ id }) => id),
  );
  await sql`delete from car_service where id in (${services})`;
}

import type { Sql, TransactionSql } from 'postgres';
import { deletePictures } from '../media/strayFiles.ts';

/** Months until a contact is deleted: as long as the messages of a conversation are stored. [M64] */
const contactMonths = 24;

/** Deletes old contacts of users with services. Returns how many. [M64] */
export async function deleteOldContacts(sql: Sql): Promise<number> {
  const { count } = await sql`
    delete from service_contact
    where greatest(revealed_at, answered_at) < now() - make_interval(months => ${contactMonths})`;

  return count;
}

/** Erases the car services of removed accounts with their pictures, and what those accounts wrote about others. [M64] */
export async function eraseServices(sql: TransactionSql, userIds: number[]): Promise<void> {
  const services = sql`select id from company where user_id in ${sql(userIds)}`;
  const pictures = await sql<{ id: number }[]>`
    delete from service_image where service_id in (${services}) returning picture_id as id`;
  await deletePictures(
    sql,
    pictures.map(({ id }) => id),
  );
  await sql`
    update ad_decision set reason = '' where review_id in (
      select id from service_review where author_id in ${sql(userIds)} or service_id in (${services}))`;
  await sql`delete from car_service where id in (${services})`;
  await sql`delete from service_review where author_id in ${sql(userIds)}`;
  await sql`update service_review set replied_by = null where replied_by in ${sql(userIds)}`;
  await sql`delete from service_review_report where user_id in ${sql(userIds)}`;
  await sql`delete from service_contact where user_id in ${sql(userIds)}`;
}

import type { Sql } from 'postgres';

/**
 * Stores that a signed-in user asked for the phone of a company with a car service: a day later they may review it. The
 * first time counts. A company without a service stores nothing. [M16]
 *
 * @param seller the account of the company
 */
export async function noteRevealedPhone(
  sql: Sql,
  { seller, userId }: { readonly seller: number; readonly userId: number },
  now: Date,
): Promise<void> {
  await sql`
    insert into service_contact as contact (service_id, user_id, revealed_at)
    select service.id, ${userId}, ${now} from car_service service join company on company.id = service.id
    where company.user_id = ${seller}
    on conflict (service_id, user_id) do update set revealed_at = ${now} where contact.revealed_at is null`;
}

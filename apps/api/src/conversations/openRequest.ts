import { Failure, type AdListed } from '@volan/api-contract';
import type { Sql, TransactionSql } from 'postgres';
import { fieldFailure } from '../platform/server/fieldFailure.ts';
import { principalOf, type CallContext } from '../platform/server/RequestContext.ts';
import type { ConversationSide, Open } from './conversationSide.ts';

/** A car service, also one that is not public. */
interface RequestedService {
  readonly request_id: number;
  /** The account of its company. */
  readonly seller: number;
  readonly name: string;
  readonly slug: string;
  readonly picture: number | null;
  readonly isPublic: boolean;
}

/** Finds a car service of an approved company; null: there is none. */
export async function findService(sql: Sql | TransactionSql, id: number): Promise<RequestedService | null> {
  const [row] = await sql<RequestedService[]>`
    select request_id, company.user_id as seller, company.name, company.slug,
      (select picture_id from service_image where service_id = service.id order by sort limit 1) as picture,
      service.id in (select id from public_car_service) as "isPublic"
    from car_service service join company on company.id = service.id
    where service.id = ${id} and company.status > 0`;

  return row ?? null;
}

/** Prepares the conversation of a first request, with a copy of what the service is called. */
export async function openRequest(
  sql: Sql,
  serviceId: number,
  context: CallContext,
): Promise<Open | Failure<'not-found', null> | ReturnType<typeof fieldFailure>> {
  const { actor } = principalOf(context);
  const service = await findService(sql, serviceId);
  if (!service) return new Failure('not-found');
  if (!service.isPublic) return fieldFailure('message', 'service-closed');

  const { request_id: requestId, seller, name, slug, picture } = service;
  const began = {
    ad_id: requestId,
    service_id: serviceId,
    buyer_id: actor.id,
    seller_id: seller,
    brand: context.brand,
    ad_title: name,
    ad_slug: slug,
    ad_kind: 'service',
  };

  return async (transaction) => {
    await transaction`insert into conversation ${transaction(began)} on conflict do nothing`;
    // the picture may have been deleted meanwhile
    await transaction`
      update conversation set picture_id = (select id from picture where id = ${picture})
      where service_id = ${serviceId} and buyer_id = ${actor.id} and picture_id is null`;
    const [row] = await transaction<{ id: number; brand: string }[]>`
      select id, brand from conversation where service_id = ${serviceId} and buyer_id = ${actor.id}`;
    if (!row) throw new Error('The conversation was not stored.');

    await transaction`
      insert into conversation_member (conversation_id, user_id)
      select ${row.id}, unnest(${[actor.id, seller]}::bigint[]) on conflict do nothing`;

    return {
      conversationId: row.id,
      adId: requestId,
      serviceId,
      accountId: actor.id,
      otherId: seller,
      isBuyer: true,
      brand: row.brand,
    };
  };
}

/** Stores the vehicle of a request with a copy of its facts. It replaces the vehicle of an earlier request. */
export async function saveVehicle(
  sql: TransactionSql,
  { conversationId }: Pick<ConversationSide, 'conversationId'>,
  { id, title, slug, kind, images }: AdListed,
): Promise<void> {
  await sql`
    update conversation set vehicle_id = ${id}, vehicle_title = ${title}, vehicle_slug = ${slug},
      vehicle_kind = ${kind}, vehicle_picture_id = (select id from picture where id = ${images[0]?.id ?? null})
    where id = ${conversationId}`;
}

import { Failure, type sendMessage, type CallOutcome } from '@volan/api-contract';
import { toListingStatus, visibilityOf } from '@volan/domain-rules';
import { fieldFailure } from '../platform/server/fieldFailure.ts';
import { principalOf, type CallContext } from '../platform/server/RequestContext.ts';
import { accountsOf } from '../ads/ownership.ts';
import type { ConversationDeps } from './ConversationDeps.ts';
import type { Open } from './conversationSide.ts';
import { openRequest } from './openRequest.ts';
import type { WrittenMessage } from './WrittenMessage.ts';

/** Prepares the conversation of a first message. Users cannot begin one for somebody else. [J69] */
export async function openConversation(
  { sql, ads }: Pick<ConversationDeps, 'sql' | 'ads'>,
  { id, user1, user2, opens, request }: Omit<WrittenMessage, 'message' | 'force' | 'file'>,
  context: CallContext,
): Promise<Open | Extract<CallOutcome<typeof sendMessage>, Failure>> {
  const { actor } = principalOf(context);
  if (!opens) return refusalOf(sql, id);
  if (user1 !== actor.id) return new Failure('forbidden');
  if (request) return openRequest(sql, request.serviceId, context);

  return prepareConversation({ ads }, { id, user2, seenBy: 'both' }, context);
}

/** Which sides have the conversation: before a message is sent, a report is only the buyer's. */
type SeenBy = 'buyer' | 'both';

/**
 * Prepares a conversation of the signed-in user with the seller of a public ad, and a copy of the ad's facts. Users
 * cannot begin one with themselves. [J69, P16]
 */
export async function prepareConversation(
  { ads }: Pick<ConversationDeps, 'ads'>,
  { id, user2, seenBy }: Pick<WrittenMessage, 'id' | 'user2'> & { readonly seenBy: SeenBy },
  context: CallContext,
): Promise<Open | Failure<'not-found', null> | ReturnType<typeof fieldFailure>> {
  const { actor } = principalOf(context);
  const ad = await ads.contacted(id, context.language);
  if (!ad) return new Failure('not-found');
  if (ad.seller.id !== user2 || accountsOf(actor).includes(user2)) return fieldFailure('user2', 'value');

  const began = {
    ad_id: id,
    buyer_id: actor.id,
    seller_id: user2,
    brand: context.brand,
    ad_title: ad.title,
    ad_slug: ad.slug,
    ad_kind: ad.kind,
    ad_price: ad.price,
  };

  return async (transaction) => {
    await transaction`
      insert into conversation ${transaction(began)} on conflict (ad_id, buyer_id, seller_id) do nothing`;
    // the picture may have been deleted meanwhile
    await transaction`
      update conversation set picture_id = (select id from picture where id = ${ad.images[0]?.id ?? null})
      where ad_id = ${id} and buyer_id = ${actor.id} and seller_id = ${user2} and picture_id is null`;
    const [row] = await transaction<{ id: number; brand: string }[]>`
      select id, brand from conversation where ad_id = ${id} and buyer_id = ${actor.id} and seller_id = ${user2}`;
    if (!row) throw new Error('The conversation was not stored.');

    await transaction`
      insert into conversation_member (conversation_id, user_id)
      select ${row.id}, unnest(${seenBy === 'both' ? [actor.id, user2] : [actor.id]}::bigint[])
      on conflict do nothing`;
    const side = {
      conversationId: row.id,
      adId: id,
      serviceId: null,
      accountId: actor.id,
      otherId: user2,
      isBuyer: true,
    };

    return { ...side, brand: row.brand };
  };
}

/**
 * Failure for a conversation that the actor does not reach. If the ad is or was public, the conversation is not theirs,
 * whether it exists or not. Otherwise the response does not show that the ad exists.
 */
export async function refusalOf(
  sql: ConversationDeps['sql'],
  adId: number,
): Promise<Failure<'forbidden' | 'not-found', null>> {
  const [ad] = await sql<{ status: number }[]>`select status from ad where id = ${adId}`;
  const status = ad ? toListingStatus(ad.status) : null;
  return new Failure(status === null || visibilityOf(status) === 'hidden' ? 'not-found' : 'forbidden');
}

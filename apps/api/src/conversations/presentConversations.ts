import type { Conversation, ConversationAd, ConversationVehicle } from '@volan/api-contract';
import { pictureUrl, type Actor, type LanguageValue } from '@volan/domain-rules';
import type { Sql, TransactionSql } from 'postgres';
import type { ConversationDeps } from './ConversationDeps.ts';
import { messageColumns, presentMessage, type MessageRow } from './readMessages.ts';
import { readParties } from '../accounts/readParties.ts';

/** A stored conversation of one side. */
export interface ConversationRow {
  readonly id: number;
  readonly ad_id: number;
  readonly service_id: number | null;
  readonly buyer_id: number;
  readonly seller_id: number;
  readonly ad_title: string;
  readonly ad_slug: string;
  readonly ad_kind: string;
  readonly ad_price: number | null;
  readonly picture_id: number | null;
  readonly vehicle_id: number | null;
  readonly vehicle_title: string | null;
  readonly vehicle_slug: string | null;
  readonly vehicle_kind: string | null;
  readonly vehicle_picture_id: number | null;
  readonly account_id: number;
  readonly last_message_id: number;
  readonly muted: boolean;
  readonly archived: boolean;
  readonly unread: number;
  readonly blocked: boolean;
}

/** Columns of a {@link ConversationRow} of `conversation` as `c` and `conversation_member` as `m`. */
export const conversationColumns = (sql: Sql) => sql`
  c.id, c.ad_id, c.service_id, c.buyer_id, c.seller_id, ad_title, ad_slug, ad_kind, ad_price, picture_id,
  vehicle_id, vehicle_title, vehicle_slug, vehicle_kind, vehicle_picture_id,
  m.user_id as account_id, m.last_message_id, m.muted, m.archived,
  (select count(*)::int from conversation_message x where x.conversation_id = c.id and ${isUnread(sql)}) as unread,
  exists (select from blocked_user
    where user_id = m.user_id and blocked_id in (c.buyer_id, c.seller_id)) as blocked`;

/** Whether a side, `m`, has not read a message, `x`. Its own messages never count. [J74] */
export const isUnread = (sql: Sql | TransactionSql) =>
  sql`x.id > m.last_read_message_id and x.sender_id <> m.user_id and x.state = 'sent'`;

/** Width of the cover beside a conversation, in pixels. */
const coverWidth = 240;

/**
 * Conversations as their sides see them, with the present state of their ads and car services. For a deleted one the
 * stored copy is shown.
 */
export async function presentConversations(
  { sql, ads }: Pick<ConversationDeps, 'sql' | 'ads'>,
  rows: readonly ConversationRow[],
  actor: Actor,
  language: LanguageValue,
): Promise<Conversation[]> {
  const otherOf = (row: ConversationRow) => (row.account_id === row.buyer_id ? row.seller_id : row.buyer_id);
  const lastIds = rows.map((row) => row.last_message_id);
  const [party, messages, known, serviceOf] = await Promise.all([
    readParties(sql, rows.map(otherOf)),
    sql<MessageRow[]>`
      select ${messageColumns(sql)} from conversation_message x where x.id = any (${lastIds}::bigint[])`,
    ads.withEnded(adIdsOf(rows), language),
    readServices(sql, rows),
  ]);
  const messageOf = new Map(messages.map((message) => [message.id, message]));
  const adOf = new Map(known.map((one) => [one.ad.id, one]));

  return rows.map((row) => {
    const last = messageOf.get(row.last_message_id);
    return {
      ad: row.service_id === null ? presentAd(row, adOf.get(row.ad_id)) : presentService(row, serviceOf(row)),
      service_id: row.service_id,
      vehicle: presentVehicle(row, adOf),
      account_id: row.account_id,
      role: row.account_id === row.buyer_id ? 'buyer' : 'seller',
      other: party(otherOf(row)),
      last_message: last ? presentMessage(last, { actor, accountId: row.account_id }) : null,
      unread: row.unread,
      muted: row.muted,
      archived: row.archived,
      blocked: row.blocked,
    };
  });
}

const coverOf = (id: number | null | undefined) => (id ? pictureUrl(id, { w: coverWidth }) : null);

type KnownAd = Awaited<ReturnType<ConversationDeps['ads']['withEnded']>>[number];

/** The ads that the conversations are about, and the vehicles of requests. */
const adIdsOf = (rows: readonly ConversationRow[]) => [
  ...new Set(rows.flatMap((row) => (row.service_id === null ? row.ad_id : (row.vehicle_id ?? [])))),
];

function presentAd(row: ConversationRow, known: KnownAd | undefined): ConversationAd {
  if (known && known.status !== 'removed') return presentKnown(known);

  const { ad_id: id, ad_slug: slug, ad_kind: kind, ad_title: title, ad_price: price, picture_id: picture } = row;
  return { id, slug, kind, title, price, image: coverOf(picture), status: 'removed' };
}

function presentKnown({ ad, status }: Exclude<KnownAd, { status: 'removed' }>): ConversationAd {
  const { id, slug, kind, title, price, images } = ad;
  return { id, slug, kind, title, price, image: coverOf(images[0]?.id), status };
}

/** The vehicle of a request; null: the user named none. */
function presentVehicle(row: ConversationRow, adOf: ReadonlyMap<number, KnownAd>): ConversationVehicle | null {
  const { vehicle_id: id, vehicle_title: title, vehicle_slug: slug, vehicle_kind: kind } = row;
  if (id === null || title === null || slug === null || kind === null) return null;

  const known = adOf.get(id);
  if (known && known.status !== 'removed') {
    const { price: _price, ...vehicle } = presentKnown(known);
    return vehicle;
  }

  return { id, title, slug, kind, image: coverOf(row.vehicle_picture_id), status: 'removed' };
}

/** The present state of a car service. */
interface ServiceRow {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly picture: number | null;
  readonly isPublic: boolean;
}

/** Reads the car services of conversations. */
async function readServices(sql: Sql, rows: readonly ConversationRow[]) {
  const ids = rows.flatMap((row) => row.service_id ?? []);
  const found =
    ids.length === 0
      ? []
      : await sql<ServiceRow[]>`
          select service.id::int, company.slug, company.name,
            (select picture_id from service_image where service_id = service.id order by sort limit 1) as picture,
            service.id in (select id from public_car_service) as "isPublic"
          from car_service service join company on company.id = service.id
          where service.id = any (${ids}::bigint[]) and company.status > 0`;
  const byId = new Map(found.map((service) => [service.id, service]));

  return (row: ConversationRow) => (row.service_id === null ? undefined : byId.get(row.service_id));
}

function presentService(row: ConversationRow, service: ServiceRow | undefined): ConversationAd {
  const { ad_id: id, ad_kind: kind } = row;
  if (!service) {
    return {
      id,
      slug: row.ad_slug,
      kind,
      title: row.ad_title,
      price: null,
      image: coverOf(row.picture_id),
      status: 'removed',
    };
  }
  const { slug, name: title, picture, isPublic } = service;

  return { id, slug, kind, title, price: null, image: coverOf(picture), status: isPublic ? 'active' : 'paused' };
}

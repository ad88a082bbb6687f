import { Failure, type CallOutcome, type ConversationMessage, type sendMessage } from '@volan/api-contract';
import { canAccess, isStrongWarning, messageLimits, shieldCode, userStatus, type Actor } from '@volan/domain-rules';
import type { Sql, TransactionSql } from 'postgres';
import { fieldFailure, tooMany } from '../platform/server/fieldFailure.ts';
import type { RateLimit } from '../platform/server/rateLimit.ts';
import { idempotencyKeyOf, principalOf, type CallContext } from '../platform/server/RequestContext.ts';
import { inspect, type Inspection } from '../shield/inspect.ts';
import type { ConversationDeps } from './ConversationDeps.ts';
import { findSide, type ConversationSide } from './conversationSide.ts';
import { openConversation } from './openConversation.ts';
import { messageColumns, presentMessage, type MessageRow } from './readMessages.ts';
import { saveVehicle } from './openRequest.ts';
import { digestOf, storeMessage } from './storeMessage.ts';
import type { WrittenMessage } from './WrittenMessage.ts';

type Outcome = CallOutcome<typeof sendMessage>;

/** Dependencies for writing messages. */
export interface WritingDeps extends Pick<ConversationDeps, 'sql' | 'ads' | 'now' | 'ownNames'> {
  /** Counts all tries of a person, also those that fail. [M61] */
  readonly isTooManyTries: RateLimit;
}

/**
 * Writes a message once for each id of the client, even if it is sent many times at the same moment. The row, the
 * inboxes of both sides and the event of the outbox are written in one transaction. [J69, J70, T22]
 */
export async function writeMessage(deps: WritingDeps, written: WrittenMessage, context: CallContext): Promise<Outcome> {
  const { sql } = deps;
  const { actor } = principalOf(context);
  const clientId = idempotencyKeyOf(context);
  if (!canAccess('messages.send', actor, { ownerId: written.user1, countryId: null })) return new Failure('forbidden');

  // first of all, so that a stored message gets the same response, whatever happened since
  const before = await findWritten(sql, actor, clientId);
  if (before) return sameMessage(before, written, actor);
  if (await deps.isTooManyTries(String(actor.id))) return tooMany();

  const found = await findSide(sql, actor, written.id, written.user2);
  if (found && written.user1 !== actor.id && written.user1 !== found.accountId) return new Failure('forbidden');

  const opening = found ? null : await openConversation(deps, written, context);
  if (opening instanceof Failure) return opening;

  return sql.begin(async (transaction): Promise<Outcome> => {
    // messages of one person are written one after the other, so that limits and ids hold
    await transaction`select pg_advisory_xact_lock(54, ${actor.id})`;
    const meanwhile = await findWritten(transaction, actor, clientId);
    if (meanwhile) return sameMessage(meanwhile, written, actor);

    const facts = await factsOf(transaction, actor, written, found);
    const refusal = refusalFor(facts, deps.now());
    if (refusal) return refusal;

    // the text last, because it takes the most work
    const inspection = inspect(written.message, deps.ownNames);
    const warning = written.force ? null : warningFor(facts, inspection);
    if (warning) return warning;

    const side = found ?? (await opening?.(transaction));
    if (!side) throw new Error('There is no conversation to write in.');
    if (written.request?.vehicle) await saveVehicle(transaction, side, written.request.vehicle);

    const message = {
      authorId: actor.id,
      clientId,
      text: written.message,
      unanswered: !facts.isAnswered,
      file: written.file,
      found: inspection,
      heldUntil: facts.isRepeated ? new Date(deps.now() + messageLimits.heldForMinutes * 60_000) : null,
    };

    return presentMessage(await storeMessage(transaction, side, message), { actor, accountId: side.accountId });
  });
}

interface StoredMessageRow extends MessageRow {
  readonly ad_id: number;
  readonly other_id: number;
  readonly has_file: boolean;
  readonly sent_digest: Buffer | null;
}

/** A message that somebody wrote under an id of their client; null if there is no such message. */
export async function findWritten(
  sql: Sql | TransactionSql,
  { id }: Actor,
  clientId: string,
): Promise<StoredMessageRow | null> {
  const [row] = await sql<StoredMessageRow[]>`
    select ${messageColumns(sql)}, ad_id, case x.sender_id when buyer_id then seller_id else buyer_id end as other_id,
      file.id is not null as has_file, file.sent_digest
    from conversation_message x join conversation on conversation.id = x.conversation_id
      left join conversation_attachment file on file.message_id = x.id
    where x.author_id = ${id} and x.client_id = ${clientId}`;
  return row ?? null;
}

/** The same message gets the same response; an id that was used for something else is a conflict. */
function sameMessage(
  row: StoredMessageRow,
  { id, user2, message, file }: WrittenMessage,
  actor: Actor,
): ConversationMessage | Failure<'conflict', null> {
  const isSameFile = file
    ? row.has_file && (row.sent_digest === null || file.digest.equals(row.sent_digest))
    : !row.has_file;
  const isSame = row.ad_id === id && row.other_id === user2 && row.text === message && isSameFile;
  return isSame ? presentMessage(row, { actor, accountId: row.sender_id }) : new Failure('conflict');
}

/** Facts that decide whether the actor may write. */
interface Facts {
  readonly createdAt: Date;
  readonly recipientStatus: number | null;
  /** The sender writes to a car service that is not public now. [M16] */
  readonly isClosed: boolean;
  /** The sender's side has blocked the recipient. */
  readonly isBlocking: boolean;
  /** The other side has written in this conversation. */
  readonly isAnswered: boolean;
  /** The sender wrote the same text to many people who have not answered. */
  readonly isRepeated: boolean;
  /** Messages of the sender within an hour, to people who had answered or to others. */
  readonly withinHour: number;
}

async function factsOf(
  sql: TransactionSql,
  actor: Actor,
  { user2: otherId, message }: WrittenMessage,
  side: ConversationSide | null,
): Promise<Facts> {
  const accountId = side?.accountId ?? actor.id;
  const conversationId = side?.conversationId ?? null;
  const [facts] = await sql<(Omit<Facts, 'isRepeated'> & { sameText: number })[]>`
    with answered as (
      select exists (select from conversation_message
        where conversation_id = ${conversationId} and sender_id <> ${accountId} and state = 'sent') as yes)
    select created_at as "createdAt", (select status from users where id = ${otherId}) as "recipientStatus",
      exists (select from conversation where id = ${conversationId} and buyer_id = ${accountId}
        and service_id is not null and service_id not in (select id from public_car_service)) as "isClosed",
      exists (select from blocked_user where user_id = ${accountId} and blocked_id = ${otherId}) as "isBlocking",
      answered.yes as "isAnswered",
      (select count(distinct conversation_id)::int from conversation_message
        where sender_id = ${accountId} and digest = ${digestOf(message)} and created_at > now() - interval '1 day'
          and conversation_id is distinct from ${conversationId}) as "sameText",
      (select count(*)::int from conversation_message
        where author_id = ${actor.id} and unanswered <> answered.yes and created_at > now() - interval '1 hour')
          as "withinHour"
    from users, answered where users.id = ${actor.id}`;
  if (!facts) throw new Error('The account of a session is gone.');

  const isBuyer = side?.isBuyer ?? true;

  return { ...facts, isRepeated: isBuyer && !facts.isAnswered && facts.sameText >= messageLimits.sameText };
}

function refusalFor(facts: Facts, now: number): Extract<Outcome, Failure> | null {
  if (facts.isClosed) return fieldFailure('message', 'service-closed');
  if (facts.recipientStatus === null || facts.recipientStatus >= userStatus.banned) return new Failure('gone');
  if (facts.isBlocking) return new Failure('conflict');

  const isNew = now - facts.createdAt.getTime() < messageLimits.newForDays * 86_400_000;
  const toStrangers = isNew ? messageLimits.unansweredPerHourWhenNew : messageLimits.unansweredPerHour;
  if (facts.withinHour >= (facts.isAnswered ? messageLimits.answeredPerHour : toStrangers)) return tooMany();

  return null;
}

/** Warnings that the author has to accept before the message goes out; with `force` it goes. [E14, N12] */
function warningFor({ isRepeated }: Facts, { warnings }: Inspection): Failure<'validation', null> | null {
  const strong = warnings.flatMap(({ kind }) => (isStrongWarning(kind) ? [shieldCode(kind)] : []));
  const codes = [...(isRepeated ? ['same-text'] : []), ...strong];
  return codes.length > 0 ? new Failure('validation', { errors: { message: codes } }) : null;
}

import { createHash } from 'node:crypto';
import { Failure, type attachToMessage, type CallOutcome, type CallRequest } from '@volan/api-contract';
import type { Actor } from '@volan/domain-rules';
import type { Sql, TransactionSql } from 'postgres';
import { storeAttachment, storedFileName, type StoredAttachment } from '../media/attachments.ts';
import { refusedImage, type Uploads } from '../media/uploads.ts';
import { tooMany } from '../platform/server/fieldFailure.ts';
import type { RateLimit } from '../platform/server/rateLimit.ts';
import { principalOf, type CallContext } from '../platform/server/RequestContext.ts';
import type { SentFile } from '../platform/server/serveFile.ts';
import { accountsOf } from '../ads/ownership.ts';
import { findSide } from './conversationSide.ts';
import { refusalOf } from './openConversation.ts';
import { findWritten, writeMessage, type WritingDeps } from './writeMessage.ts';

/** Dependencies for attaching files. */
export interface AttachDeps extends WritingDeps {
  readonly uploads: Pick<Uploads, 'storePicture' | 'storeFile' | 'confirmFile' | 'clear'>;
  readonly isTooMany: RateLimit;
}

/**
 * Writes a message with a file. If the actor has no part in the conversation, the message is refused before the file is
 * read. A message that was sent before gets the same response, and its file is not stored again; with another file it
 * is a conflict. [J71]
 */
export async function attach(
  deps: AttachDeps,
  { file, force = 0, ...input }: CallRequest<typeof attachToMessage>,
  context: CallContext,
): Promise<CallOutcome<typeof attachToMessage>> {
  const { sql, uploads, isTooMany } = deps;
  const { actor } = principalOf(context);
  const written = { ...input, force: force === 1, opens: false };
  if (await findWritten(sql, actor, context.idempotencyKey ?? '')) {
    const again = { digest: digestOf(await file.bytes()), store: () => Promise.reject(new Error('It is stored.')) };
    return writeMessage(deps, { ...written, file: again }, context);
  }
  if (!(await findSide(sql, actor, input.id, input.user2))) return refusalOf(sql, input.id);
  if (await isTooMany(String(actor.id))) return tooMany();

  const bytes = await file.bytes();
  const digest = digestOf(bytes);
  const taken = await storeAttachment(uploads, bytes, actor);
  if (typeof taken === 'string') return refusedImage('file', taken);

  let kept = false;
  const store = async (transaction: TransactionSql, messageId: number) => {
    await uploads.confirmFile(transaction, taken.key);
    const { key, ...about } = taken;
    const row = {
      ...about,
      object_key: key,
      message_id: messageId,
      sent_digest: digest,
      name: storedFileName(file.name, taken.kind),
    };
    await transaction`insert into conversation_attachment ${transaction(row)}`;
    kept = true;
  };
  const outcome = await writeMessage(deps, { ...written, file: { digest, store } }, context);
  if (!kept) await uploads.clear([{ key: taken.key, pictureId: null }]);

  return outcome;
}

const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();

/** The file of a message, if one of the actor's sides can see it. [J71] */
export async function readAttachment(
  { sql, uploads }: { readonly sql: Sql; readonly uploads: Pick<Uploads, 'read'> },
  id: string,
  actor: Actor,
): Promise<SentFile | Failure<'not-found', null>> {
  const accounts = accountsOf(actor);
  const [row] = await sql<{ kind: StoredAttachment['kind']; name: string; object_key: string }[]>`
    select kind, name, object_key from conversation_attachment
    join conversation_message x on x.id = message_id join conversation_member m on m.conversation_id = x.conversation_id
    where conversation_attachment.id = ${id} and m.user_id = any (${accounts}::bigint[])
      and (x.state = 'sent' or x.sender_id = m.user_id) limit 1`;
  const bytes = row && (await uploads.read(row.object_key));
  if (!row || !bytes) return new Failure('not-found');

  const isPicture = row.kind === 'picture';

  return { bytes, name: row.name, type: isPicture ? 'image/jpeg' : 'application/pdf', inline: isPicture };
}

import { createHash } from 'node:crypto';
import { Failure, type attachToMessage, type CallOutcome, type CallRequest } from '@volan/api-contract';
import { maxPdfBytes, pictureLimits, type Actor } from '@volan/domain-rules';
import type { Sql, TransactionSql } from 'postgres';
import { adImageRequirements } from '../adPictures/saveAdPicture.ts';
import { refusedImage, type Uploads } from '../media/uploads.ts';
import { tooMany } from '../platform/server/fieldFailure.ts';
import type { RateLimit } from '../platform/server/rateLimit.ts';
import { principalOf, type CallContext } from '../platform/server/RequestContext.ts';
import type { SentFile } from '../platform/server/serve.ts';
import { accountsOf } from '../ads/ownership.ts';
import { findSide } from './conversationSide.ts';
import { refusalOf } from './openConversation.ts';
import { findWritten, writeMessage, type WritingDeps } from './writeMessage.ts';

/** Dependencies for attaching files. */
export interface AttachDeps extends WritingDeps {
  readonly uploads: Pick<Uploads, 'storePicture' | 'storeFile' | 'confirmFile' | 'clear'>;
  readonly isTooMany: RateLimit;
}

/** A file that was accepted. */
interface StoredAttachment {
  readonly kind: 'picture' | 'pdf';
  readonly key: string;
  readonly bytes: number;
  readonly width: number | null;
  readonly height: number | null;
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
      name: nameOf(file.name, taken.kind),
    };
    await transaction`insert into conversation_attachment ${transaction(row)}`;
    kept = true;
  };
  const outcome = await writeMessage(deps, { ...written, file: { digest, store } }, context);
  if (!kept) await uploads.clear([{ key: taken.key, pictureId: null }]);
  return outcome;
}

const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();

async function storeAttachment(
  uploads: AttachDeps['uploads'],
  bytes: Uint8Array<ArrayBuffer>,
  by: Actor,
): Promise<StoredAttachment | string> {
  if (Buffer.from(bytes.subarray(0, 5)).toString('latin1') === '%PDF-') {
    if (bytes.byteLength > maxPdfBytes) return 'pdf-too-large';
    const { key } = await uploads.storeFile(bytes, 'pdf');
    return { kind: 'pdf', key, bytes: bytes.byteLength, width: null, height: null };
  }
  const taken = await uploads.storePicture(
    bytes,
    { types: adImageRequirements.types, least: pictureLimits.ofMessage },
    by,
  );
  if (typeof taken === 'string') return taken === 'image-type' ? 'attachment-type' : taken;
  const { key, bytes: size, width, height } = taken;
  return { kind: 'picture', key, bytes: size, width, height };
}

/**
 * Most letters of the name of a file. Characters that turn the direction of writing or control a terminal are removed
 * from it.
 */
const maxNameLength = 100;

/** The name of a file without its folders. The ending is replaced by the one for the kind of file. */
function nameOf(given: string, kind: StoredAttachment['kind']): string {
  const bare = given
    .replace(/^.*[\\/]/, '')
    .replaceAll(/[\p{C}"]/gu, '')
    .replace(/\.[^.]*$/, '')
    .trim();
  const ending = kind === 'pdf' ? 'pdf' : 'jpg';
  return `${bare.slice(0, maxNameLength).trim() || 'file'}.${ending}`;
}

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

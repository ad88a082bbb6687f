import type { ConversationAttachment, ConversationMessage, MessageLink, MessageWarning } from '@volan/api-contract';
import type { Actor } from '@volan/domain-rules';
import type { Sql, TransactionSql } from 'postgres';

/** A stored message, with how far the other side has received and read it. */
export interface MessageRow {
  readonly id: number;
  readonly conversation_id: number;
  readonly sender_id: number;
  readonly author_id: number;
  readonly client_id: string;
  readonly text: string;
  readonly state: 'sent' | 'held' | 'blocked';
  readonly held_until: Date | null;
  readonly erased: boolean;
  readonly created_at: Date;
  readonly warnings: MessageWarning[];
  readonly links: MessageLink[];
  readonly author_name: string;
  readonly other_delivered: number;
  readonly other_read: number;
  readonly attachments: ConversationAttachment[];
}

/** The user who looks at a message. */
export interface MessageReader {
  readonly actor: Pick<Actor, 'id'>;
  /** The own side of the conversation. */
  readonly accountId: number;
}

/** Columns of a {@link MessageRow} of `conversation_message` as `x`. */
export const messageColumns = (sql: Sql | TransactionSql) => sql`
  x.id, x.conversation_id, x.sender_id, x.author_id, x.client_id, x.text, x.state, x.held_until, x.erased, x.created_at,
  x.warnings, x.links,
  (select name from users where id = x.author_id) as author_name,
  coalesce((select last_delivered_message_id from conversation_member
    where conversation_id = x.conversation_id and user_id <> x.sender_id), 0) as other_delivered,
  coalesce((select last_read_message_id from conversation_member
    where conversation_id = x.conversation_id and user_id <> x.sender_id), 0) as other_read,
  (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'kind', kind, 'name', name, 'bytes', bytes, 'width', width,
    'height', height) order by id), '[]') from conversation_attachment where message_id = x.id) as attachments`;

/** The messages of `conversation_message` as `x` that a side sees: those that were sent, and all of its own. */
export const seenBy = (sql: Sql | TransactionSql, accountId: number) =>
  sql`(x.state = 'sent' or x.sender_id = ${accountId})`;

/** A message as one side sees it. A message that a block stopped looks like any other to its sender. */
export function presentMessage(row: MessageRow, { actor, accountId }: MessageReader): ConversationMessage {
  const mine = row.sender_id === accountId;
  return {
    id: row.id,
    client_id: row.author_id === actor.id ? row.client_id : null,
    sender_id: row.sender_id,
    mine,
    // the other side must not see which of a company's people wrote a message
    author: mine && row.author_id !== row.sender_id ? row.author_name : null,
    text: row.text,
    warnings: row.warnings,
    links: row.links,
    attachments: row.attachments,
    sent_at: row.created_at.toISOString(),
    held_until: row.held_until?.toISOString() ?? null,
    // A message that was not sent is never delivered or read, even if the other side has read later ones.
    delivered: row.state === 'sent' && row.other_delivered >= row.id,
    read: row.state === 'sent' && row.other_read >= row.id,
    erased: row.erased,
  };
}

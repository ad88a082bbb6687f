import {
  Failure,
  type CallOutcome,
  type CallRequest,
  type ManagedMessage,
  type newTranslate as call,
} from '@volan/api-contract';
import { checkMessage } from '@volan/i18n/compile';
import type { Sql, TransactionSql } from 'postgres';
import { audit } from '../platform/audit/audit.ts';
import { markAudited } from '../platform/server/auditScope.ts';
import { principalOf, type CallContext } from '../platform/server/RequestContext.ts';
import { fileTexts, hasFiles, sourceOf } from './textSources.ts';

/** A text as it is stored. */
export interface StoredText {
  readonly draft: string | null;
  readonly published: string | null;
  readonly machine: boolean;
  readonly version: number;
}

/** A text as administrators see it. */
export function presentText(file: string, stored: StoredText | undefined): ManagedMessage {
  return {
    file,
    text: stored?.draft ?? file,
    machine: stored?.machine ?? false,
    changed: stored !== undefined && stored.draft !== stored.published,
    overridden: stored !== undefined && stored.draft !== null,
    version: stored?.version ?? 0,
  };
}

/** Whether texts may be written in a language: it has files, or was added. */
export async function isTextLanguage(sql: Sql | TransactionSql, code: string): Promise<boolean> {
  if (hasFiles(code)) return true;

  const [added] = await sql`select from message_language where code = ${code}`;
  return added !== undefined;
}

interface TextChange {
  readonly lang: string;
  readonly key: string;
  /** Empty: the text of the files again. */
  readonly text: string;
  readonly machine: boolean;
  readonly actorId: number;
}

/**
 * Stores a text that fits, with its history; null if nothing changes. A text equal to the one of the files is not
 * stored as an own text. The version of a row never falls, also when its text is deleted: an administrator with an
 * older version gets a conflict.
 */
export async function storeText(
  sql: TransactionSql,
  { lang, key, text, machine, actorId }: TextChange,
  before: StoredText | undefined,
): Promise<StoredText | null> {
  const draft = text === '' || text === (fileTexts(lang)[key] ?? '') ? null : text;
  const was = before?.draft ?? null;
  if (draft === was && machine === (before?.machine ?? false)) return null;

  await sql`
    insert into message_change (language, key, before, after, machine, actor_id)
    values (${lang}, ${key}, ${was}, ${draft}, ${machine}, ${actorId})`;
  const published = before?.published ?? null;
  if (draft === null && published === null) {
    await sql`delete from message_override where language = ${lang} and key = ${key}`;
    return { draft, published, machine: false, version: 0 };
  }
  const [row] = before
    ? await sql<StoredText[]>`
        update message_override set draft = ${draft}, machine = ${machine}, version = version + 1, updated_at = now()
        where language = ${lang} and key = ${key} returning draft, published, machine, version`
    : await sql<StoredText[]>`
        insert into message_override (language, key, draft, machine) values (${lang}, ${key}, ${draft}, ${machine})
        returning draft, published, machine, version`;

  return row ?? null;
}

/** The stored texts of keys in one language, locked. */
export async function lockTexts(sql: TransactionSql, lang: string, keys: readonly string[]) {
  const rows = await sql<(StoredText & { key: string })[]>`
    select key, draft, published, machine, version from message_override
    where language = ${lang} and key = any (${[...keys]}) order by key for update`;
  return new Map(rows.map((row) => [row.key, row]));
}

/** Writes the text of a key if it is valid for its source. [J63] */
export function writeText(
  sql: Sql,
  { key, lang, text, version, machine = false }: CallRequest<typeof call>,
  context: CallContext,
): Promise<CallOutcome<typeof call>> {
  const { actor } = principalOf(context);
  return sql.begin(async (transaction): Promise<CallOutcome<typeof call>> => {
    const source = sourceOf(key);
    if (source === undefined || !(await isTextLanguage(transaction, lang))) {
      return new Failure<'not-found', null>('not-found');
    }
    const file = fileTexts(lang)[key] ?? '';
    const checked = text === '' ? null : checkMessage(lang, source, text);
    if (checked && !checked.ok) {
      return new Failure<'validation', null>('validation', { errors: { text: [...checked.problems] } });
    }
    // two writers of the same text run one after the other, even if it has no row yet
    await transaction`select pg_advisory_xact_lock(hashtext(${`text ${lang} ${key}`}))`;
    const before = (await lockTexts(transaction, lang, [key])).get(key);
    const stands = before?.version ?? 0;
    if (version !== undefined && version !== stands) {
      return new Failure('conflict', { data: { text: before?.draft ?? file, version: stands } });
    }
    const stored = await storeText(transaction, { lang, key, text, machine, actorId: actor.id }, before);
    if (!stored) {
      markAudited();
      return presentText(file, before);
    }
    await audit(
      transaction,
      actor.id,
      'message.write',
      null,
      { language: lang, key },
      {
        entity: 'message',
        id: `${lang} ${key}`,
        before: { text: before?.draft ?? file },
        after: { text: stored.draft ?? file },
      },
    );

    return presentText(file, stored.version === 0 ? undefined : stored);
  });
}

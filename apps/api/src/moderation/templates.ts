import {
  Failure,
  type AnswerTemplate,
  type CallOutcome,
  type CallRequest,
  type createAnswerTemplate,
  type deleteAnswerTemplate,
  type listAnswerTemplates,
  type updateAnswerTemplate,
} from '@volan/api-contract';
import { isLanguageValue } from '@volan/domain-rules';
import type { Sql, TransactionSql } from 'postgres';
import { audit } from '../platform/audit/audit.ts';
import { fieldFailure } from '../platform/server/fieldFailure.ts';
import { principalOf, type CallContext } from '../platform/server/RequestContext.ts';

const columns = (sql: Sql | TransactionSql) => sql`id::int, kind, name, texts, version`;

/** All answer templates of a kind, by name. [P57] */
export async function readTemplates(
  sql: Sql,
  { kind }: CallRequest<typeof listAnswerTemplates>,
): Promise<CallOutcome<typeof listAnswerTemplates>> {
  const rows = await sql<AnswerTemplate[]>`
    select ${columns(sql)} from answer_template where ${kind === undefined ? sql`true` : sql`kind = ${kind}`}
    order by kind, name limit 500`;
  return [...rows];
}

/** The fields of a template in the audit log. */
const auditedTemplate = ({ kind, name, texts }: Pick<AnswerTemplate, 'kind' | 'name' | 'texts'>) => ({
  kind,
  name,
  ...texts,
});

/** Adds an answer template, in all languages. [P57] */
export function addTemplate(
  sql: Sql,
  { kind, name, texts }: CallRequest<typeof createAnswerTemplate>,
  context: CallContext,
): Promise<CallOutcome<typeof createAnswerTemplate>> {
  const { actor } = principalOf(context);
  return sql.begin(async (transaction): Promise<CallOutcome<typeof createAnswerTemplate>> => {
    const [row] = await transaction<AnswerTemplate[]>`
      insert into answer_template (kind, name, texts) values (${kind}, ${name}, ${transaction.json(texts)})
      on conflict (kind, name) do nothing returning ${columns(transaction)}`;
    if (!row) return fieldFailure('name', 'taken');

    const change = { entity: 'answer-template', id: row.id, before: null, after: auditedTemplate(row) };
    await audit(transaction, actor.id, 'answer-template.added', null, {}, change);

    return row;
  });
}

/** Changes an answer template. Answers that were sent before stay as they are. [P57] */
export function changeTemplate(
  sql: Sql,
  { id, version, name, texts }: CallRequest<typeof updateAnswerTemplate>,
  context: CallContext,
): Promise<CallOutcome<typeof updateAnswerTemplate>> {
  const { actor } = principalOf(context);
  return sql.begin(async (transaction): Promise<CallOutcome<typeof updateAnswerTemplate>> => {
    const [before] = await transaction<AnswerTemplate[]>`
      select ${columns(transaction)} from answer_template where id = ${id} for update`;
    if (!before) return new Failure<'not-found', null>('not-found');
    if (before.version !== version) return new Failure('conflict', { data: { yours: version, current: before } });

    const taken = await transaction`
      select from answer_template where kind = ${before.kind} and name = ${name} and id <> ${id}`;
    if (taken.length > 0) return fieldFailure('name', 'taken');

    const [row] = await transaction<[AnswerTemplate]>`
      update answer_template set name = ${name}, texts = ${transaction.json(texts)}, version = version + 1,
        updated_at = now()
      where id = ${id} returning ${columns(transaction)}`;
    const change = { entity: 'answer-template', id, before: auditedTemplate(before), after: auditedTemplate(row) };
    await audit(transaction, actor.id, 'answer-template.changed', null, {}, change);

    return row;
  });
}

/** Deletes an answer template. [P57] */
export function removeTemplate(
  sql: Sql,
  { id }: CallRequest<typeof deleteAnswerTemplate>,
  context: CallContext,
): Promise<CallOutcome<typeof deleteAnswerTemplate>> {
  const { actor } = principalOf(context);
  return sql.begin(async (transaction): Promise<CallOutcome<typeof deleteAnswerTemplate>> => {
    const [row] = await transaction<AnswerTemplate[]>`
      delete from answer_template where id = ${id} returning ${columns(transaction)}`;
    if (!row) return new Failure<'not-found', null>('not-found');

    const change = { entity: 'answer-template', id, before: auditedTemplate(row), after: null };
    await audit(transaction, actor.id, 'answer-template.removed', null, {}, change);

    return { removed: true };
  });
}

/**
 * The text for a user: an answer template in their language, then the moderator's own words. Null: there is no such
 * template.
 *
 * @param template undefined: none, the words alone
 */
export async function wordsFor(
  sql: TransactionSql,
  {
    kind,
    template,
    userId,
  }: { readonly kind: AnswerTemplate['kind']; readonly template?: number; readonly userId: number },
  words: string,
): Promise<string | null> {
  if (template === undefined) return words;

  const [row] = await sql<{ texts: AnswerTemplate['texts']; language: string | null }[]>`
    select texts, (select language from users where id = ${userId}) as language
    from answer_template where id = ${template} and kind = ${kind}`;
  if (!row) return null;

  const language = row.language !== null && isLanguageValue(row.language) ? row.language : 'en';

  return [row.texts[language], words].filter((text) => text !== '').join('\n\n');
}

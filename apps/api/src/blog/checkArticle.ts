import type { Failure } from '@volan/api-contract';
import type { JSONValue, TransactionSql } from 'postgres';
import { fieldFailure } from '../platform/server/fieldFailure.ts';
import { picturesIn } from './renderMarkdown.ts';

type Fields = Readonly<Record<string, JSONValue | undefined>>;

const textOf = (value: JSONValue | undefined) => (typeof value === 'string' ? value : '');

const numberOf = (value: JSONValue | undefined) => (typeof value === 'number' ? value : null);

/**
 * Checks of an article beyond its shape: pictures that are not ours or have no alternative text, a language that the
 * article has already, and fields that a published article needs.
 *
 * @returns null if nothing is wrong
 */
export async function checkArticle(
  sql: TransactionSql,
  before: { readonly id: number } | null,
  after: Fields,
): Promise<Failure<'validation', null> | null> {
  const body = textOf(after['body']);
  if (numberOf(after['cover_id']) !== null && textOf(after['cover_alt']) === '') {
    return fieldFailure('cover_alt', 'required');
  }
  if (after['status'] === 1) {
    if (textOf(after['summary']) === '') return fieldFailure('summary', 'required');
    if (body.trim() === '') return fieldFailure('body', 'required');
    if (textOf(after['publish_at']) === '') return fieldFailure('publish_at', 'required');
  }

  return (await checkPictures(sql, body)) ?? checkTranslation(sql, before?.id ?? 0, after);
}

async function checkPictures(sql: TransactionSql, body: string) {
  const pictures = picturesIn(body);
  if (pictures.some(({ alt }) => alt === '')) return fieldFailure('body', 'picture-words');

  const ids = [...new Set(pictures.flatMap(({ id }) => (id === null ? [] : [id])))];
  const known = await sql`select from blog_picture where picture_id = any(${ids}::bigint[])`;
  const isOurs = pictures.every(({ id }) => id !== null) && known.length === ids.length;

  return isOurs ? null : fieldFailure('body', 'picture-unknown');
}

/** A translation must be of an original article, into a language that the article does not have yet. */
async function checkTranslation(sql: TransactionSql, id: number, after: Fields) {
  const translates = numberOf(after['translates_id']);
  const lang = textOf(after['lang']);
  if (translates !== null) {
    const [original] = await sql<{ translates_id: number | null }[]>`
      select translates_id from blog_article where id = ${translates}`;
    const [own] = await sql`select from blog_article where translates_id = ${id}`;
    if (translates === id || !original || original.translates_id !== null || own) {
      return fieldFailure('translates_id', 'format');
    }
  }
  const [other] = await sql`
    select from blog_article
    where id <> ${id} and lang = ${lang} and coalesce(translates_id, id) = ${translates ?? id}`;

  return other ? fieldFailure('translates_id', 'taken') : null;
}

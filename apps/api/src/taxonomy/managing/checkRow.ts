import type { Failure } from '@volan/api-contract';
import { isReservedSlug, languageValues } from '@volan/domain-rules';
import type { JSONValue, TransactionSql } from 'postgres';
import { fieldFailure } from '../../platform/server/fieldFailure.ts';
import { entityOf, type EntityName } from './entities.ts';
import type { RowHooks } from './RowHooks.ts';
import type { StoredRow } from './storedRows.ts';
import { waitsFor } from './waitsFor.ts';
import type { RowFields } from './storedRows.ts';

/** Most levels of categories. */
const maxLevels = 4;

const isId = (value: JSONValue | undefined): value is number => typeof value === 'number';

/**
 * Checks that a schema cannot make: a slug that is taken or reserved, rows that do not exist, a category below itself,
 * questions that depend on each other.
 *
 * @param before the stored row; null: it is made
 * @returns null if the change is valid
 */
export async function checkRow(
  sql: TransactionSql,
  name: EntityName,
  before: StoredRow | null,
  fields: RowFields,
  hooks: RowHooks = {},
): Promise<Failure<'validation', null> | null> {
  const after: RowFields = { ...before, ...fields };
  return (
    (await checkSlug(sql, name, before, after, hooks)) ??
    (await checkPointers(sql, name, fields)) ??
    (await checkParent(sql, name, before, after)) ??
    (await checkAwaited(sql, name, before, after)) ??
    (await hooks.check?.(sql, before, after)) ??
    checkShown(name, before, after) ??
    checkMeaning(name, after)
  );
}

async function checkSlug(
  sql: TransactionSql,
  name: EntityName,
  before: StoredRow | null,
  after: RowFields,
  { isSlugTaken }: RowHooks,
) {
  const { table, slugScope, hasOwnAddress } = entityOf(name);
  const { slug } = after;
  if (typeof slug !== 'string' || slug === before?.slug) return null;
  if (hasOwnAddress && isReservedSlug(slug)) return fieldFailure('slug', 'slug-reserved');

  const scope = slugScope.reduce(
    (all, column) => {
      const value = after[column];
      return sql`${all} and ${sql(column)} = ${isId(value) ? value : null}`;
    },
    sql``,
  );
  const taken = await sql`select from ${sql(table)} where slug = ${slug} ${scope} and id <> ${before?.id ?? 0}`;
  const isTaken = taken.length > 0 || (await isSlugTaken?.(sql, slug, before?.id ?? 0));

  return isTaken ? fieldFailure('slug', 'slug-taken') : null;
}

async function checkPointers(sql: TransactionSql, name: EntityName, fields: RowFields) {
  for (const [column, table] of Object.entries(entityOf(name).pointsTo ?? {})) {
    const value = fields[column];
    if (!isId(value)) continue;

    // the key of `blog_picture` is the id of its picture
    const id = sql(table === 'blog_picture' ? 'picture_id' : 'id');
    const found = await sql`select from ${sql(table)} where ${id} = ${value}`;
    if (found.length === 0) return fieldFailure(column, 'unknown');
  }
  const { category_ids: categoryIds } = fields;
  if (!entityOf(name).links || !Array.isArray(categoryIds)) return null;

  const ids = categoryIds.filter(isId);
  const found = await sql`select from category where id = any(${ids}::int[])`;

  return found.length === ids.length ? null : fieldFailure('category_ids', 'unknown');
}

/** Checks the parent of a category or an answer: it exists, is not below the row itself, and is not too deep. */
async function checkParent(sql: TransactionSql, name: EntityName, before: StoredRow | null, after: RowFields) {
  const { parent_id: parentId } = after;
  const { isTree = false, table: named } = entityOf(name);
  if ((!isTree && name !== 'filter') || !isId(parentId) || parentId === before?.['parent_id']) return null;

  const table = sql(named);
  const path = await sql<{ id: number; specification_id?: number }[]>`
    with recursive above as (
      select held.* from ${table} as held where id = ${parentId}
      union all select held.* from ${table} as held join above on held.id = above.parent_id
    ) cycle id set is_met using walked
    select * from above`;
  const ownQuestion = isTree || path[0]?.specification_id === after['specification_id'];
  if (path.length === 0 || !ownQuestion) return fieldFailure('parent_id', 'unknown');
  if (path.some(({ id }) => id === before?.id)) return fieldFailure('parent_id', 'format');
  if (name === 'filter') return null;

  const [below] = await sql<{ levels: number }[]>`
    with recursive under as (
      select id, 1 as level from ${table} as held where id = ${before?.id ?? 0}
      union all select held.id, level + 1 from ${table} as held join under on held.parent_id = under.id
    ) cycle id set is_met using walked
    select coalesce(max(level), 1)::int as levels from under`;

  return path.length + (below?.levels ?? 1) > maxLevels ? fieldFailure('parent_id', 'max') : null;
}

/**
 * Checks the answer that a question depends on: it belongs neither to the question itself nor to one that depends on
 * it.
 */
async function checkAwaited(sql: TransactionSql, name: EntityName, before: StoredRow | null, after: RowFields) {
  const { depends_on_filter_id: awaited } = after;
  if (name !== 'specification' || !before || !isId(awaited) || awaited === before['depends_on_filter_id']) return null;

  const [answer] = await sql<{ specification_id: number }[]>`select specification_id from filter where id = ${awaited}`;
  if (!answer) return fieldFailure('depends_on_filter_id', 'unknown');

  const { specification_id: asked } = answer;
  const isCircle = asked === before.id || (await waitsFor(sql, asked, before.id));

  return isCircle ? fieldFailure('depends_on_filter_id', 'format') : null;
}

/**
 * A category and a kind of car service can only be shown with a title in every language, because they are in the menus
 * of all languages. [J102, J105, A07]
 */
function checkShown(name: EntityName, before: StoredRow | null, after: RowFields): Failure<'validation', null> | null {
  const isInMenus = name === 'category' || name === 'service-kind';
  if (!isInMenus || after['status'] !== 1 || before?.['status'] === 1) return null;

  const titles: object = Object(after['titles']);

  return languageValues.every((language) => Object.hasOwn(titles, language))
    ? null
    : fieldFailure('titles', 'required');
}

/** Checks fields that depend on each other. */
function checkMeaning(name: EntityName, after: RowFields): Failure<'validation', null> | null {
  const { min, max, year_from: from, year_to: to } = after;
  if (name === 'chassis' && isId(from) && isId(to) && from > to) return fieldFailure('year_to', 'min');
  if (name !== 'specification') return null;
  if (isId(min) && isId(max) && min > max) return fieldFailure('max', 'min');
  if (after['multi'] === 1 && after['type'] !== 'enum') return fieldFailure('multi', 'format');
  if (after['match'] === 'all' && after['multi'] !== 1) return fieldFailure('match', 'format');

  return null;
}

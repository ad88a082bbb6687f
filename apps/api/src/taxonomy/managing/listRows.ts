import { fold, type LanguageValue } from '@volan/domain-rules';
import type { PendingQuery, Row, Sql } from 'postgres';
import type { z } from 'zod';
import { countUses, type Uses } from './countUses.ts';
import type { EntityName } from './entities.ts';
import { readRows, type StoredRow } from './storedRows.ts';

/** The query of every list of the taxonomy. */
export interface ListQuery {
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
  readonly keyword?: string | undefined;
  readonly filter?: 'active' | 'hidden' | undefined;
  readonly sort?: 'asc' | 'desc' | undefined;
  readonly sortField?: 'sort' | 'title' | 'slug' | 'id' | undefined;
}

/** Default number of rows on a page. */
const usualLimit = 50;

/** Titles of a row in the languages that have one; a make has one title for all. */
function titlesOf(row: StoredRow): Readonly<Record<string, string>> {
  const { title, titles } = row;
  if (typeof title === 'string') return { rs: title };
  return titles !== null && typeof titles === 'object' && !Array.isArray(titles)
    ? (titles as Readonly<Record<string, string>>)
    : {};
}

/** The title of a row in a language, or else in Serbian or English. */
const titleOf = (row: StoredRow, language: LanguageValue): string => {
  const titles = titlesOf(row);
  return titles[language] ?? titles['rs'] ?? titles['en'] ?? row.slug;
};

/** A row with its uses, in the form of its schema. */
const managedRow = <Schema extends z.ZodType>(schema: Schema, row: StoredRow, uses: Uses): z.output<Schema> =>
  // each kind has its own name for the rows below it: children, models, chassis, services
  schema.parse({ ...uses, children: uses.rows, models: uses.rows, chassis: uses.rows, services: uses.rows, ...row });

/** The row after a change, with its uses. */
export async function presentRow<Schema extends z.ZodType>(sql: Sql, name: EntityName, schema: Schema, row: StoredRow) {
  const uses = (await countUses(sql, name, [row.id])).get(row.id);
  if (!uses) throw new Error(`Nothing was counted for ${name} ${row.id}.`);
  return managedRow(schema, row, uses);
}

/**
 * A page of rows of a kind. A kind has a few thousand rows at most, so they are searched and sorted here, with the same
 * folding as elsewhere. Uses are counted only for the rows of the page.
 */
export async function listRows<Schema extends z.ZodType>(
  sql: Sql,
  name: EntityName,
  schema: Schema,
  { page = 1, limit = usualLimit, keyword = '', filter, sort = 'asc', sortField = 'sort' }: ListQuery,
  language: LanguageValue,
  where: PendingQuery<Row[]>,
) {
  const words = fold(keyword).split(/\s+/).filter(Boolean);
  const found = (await readRows(sql, name, where)).filter((row) => {
    const text = fold([row.slug, ...Object.values(titlesOf(row))].join(' '));
    return (
      words.every((word) => text.includes(word)) &&
      (filter === undefined || row.status === (filter === 'active' ? 1 : 0))
    );
  });
  const compare = new Intl.Collator('sr-Latn', { numeric: true }).compare;
  if (sortField === 'title') found.sort((one, other) => compare(titleOf(one, language), titleOf(other, language)));
  if (sortField === 'slug') found.sort((one, other) => compare(one.slug, other.slug));
  if (sortField === 'id') found.sort((one, other) => one.id - other.id);
  if (sort === 'desc') found.reverse();
  const rows = found.slice((page - 1) * limit, page * limit);
  const uses = await countUses(
    sql,
    name,
    rows.map(({ id }) => id),
  );
  const data = rows.flatMap((row) => {
    const counted = uses.get(row.id);
    return counted ? [managedRow(schema, row, counted)] : [];
  });

  return { data, meta: { page, limit, total: found.length } };
}

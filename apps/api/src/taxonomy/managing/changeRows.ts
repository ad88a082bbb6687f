import { Failure, type InUse, type ManagedDeed, type ManagedFlag, type StaleVersion } from '@volan/api-contract';
import type { Sql, TransactionSql } from 'postgres';
import { audit } from '../../platform/audit/audit.ts';
import { markAudited } from '../../platform/server/auditScope.ts';
import { principalOf, type CallContext } from '../../platform/server/RequestContext.ts';
import { checkRow } from './checkRow.ts';
import { countUses } from './countUses.ts';
import type { EntityName } from './entities.ts';
import { mergeRows } from './mergeRows.ts';
import type { RowHooks } from './RowHooks.ts';
import { markAdministered, readRow, taxonomyLock, type RowFields, type StoredRow } from './storedRows.ts';
import { insertRow, writeRow } from './writeRow.ts';

/** A row after its change, and the entry of the audit log; 0: nothing was changed. */
export interface Changed {
  readonly row: StoredRow;
  readonly change: number;
}

/** The user who makes the change, and its target. */
interface Doing {
  readonly sql: Sql;
  readonly name: EntityName;
  readonly context: CallContext;
  /** @default none */
  readonly hooks?: RowHooks;
}

const actorOf = (context: CallContext) => principalOf(context).actor.id;

/** The current row. @throws if it does not exist, which cannot happen while the lock is held */
async function present(sql: TransactionSql, name: EntityName, id: number): Promise<StoredRow> {
  const row = await readRow(sql, name, id);
  if (!row) throw new Error(`There is no ${name} ${id}.`);
  return row;
}

/** Makes a row. */
export function createRow(
  { sql, name, context, hooks }: Doing,
  fields: RowFields,
): Promise<Changed | Failure<'validation', null>> {
  return sql.begin(async (transaction) => {
    await taxonomyLock(transaction);
    const wrong = await checkRow(transaction, name, null, fields, hooks);
    if (wrong) return wrong;

    const id = await insertRow(transaction, name, fields, hooks);
    const row = await present(transaction, name, id);
    const change = await audit(
      transaction,
      actorOf(context),
      `${name}.created`,
      null,
      {},
      {
        entity: name,
        id,
        before: null,
        after: row,
      },
    );

    return { row, change };
  });
}

/** The row to change, and the version that the change is based on. Absent: the current version. */
interface Aim {
  readonly id: number;
  readonly version?: number | undefined;
}

/** Changes a row in a transaction that holds the lock. */
async function changeStored(
  { transaction, name, context, hooks }: Omit<Doing, 'sql'> & { readonly transaction: TransactionSql },
  { id, version }: Aim,
  deed: ManagedDeed,
  fieldsOf: (before: StoredRow) => RowFields,
): Promise<Changed | Failure<'validation' | 'not-found', null> | Failure<'conflict', StaleVersion>> {
  const before = await readRow(transaction, name, id);
  if (!before) return new Failure<'not-found', null>('not-found');
  if (version !== undefined && version !== before.version) {
    return new Failure('conflict', { data: { yours: version, stored: before.version, row: before } });
  }
  const fields = fieldsOf(before);
  const wrong = await checkRow(transaction, name, before, fields, hooks);
  if (wrong) return wrong;

  const isSame = Object.entries(fields).every(
    ([field, value]) => value === undefined || JSON.stringify(sorted(value)) === JSON.stringify(sorted(before[field])),
  );
  if (isSame) {
    markAudited();
    return { row: before, change: 0 };
  }
  await writeRow(transaction, name, before, fields, hooks);
  const row = await present(transaction, name, id);
  const change = await audit(
    transaction,
    actorOf(context),
    `${name}.${deed}`,
    null,
    {},
    {
      entity: name,
      id,
      before,
      after: row,
    },
  );

  return { row, change };
}

/** The same value with its keys and members sorted: the order of titles and categories has no meaning. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(String).toSorted((one, other) => one.localeCompare(other));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => one.localeCompare(other)));
}

/** Changes the named fields of a row. */
export const changeRow = ({ sql, ...doing }: Doing, aim: Aim, fields: RowFields, deed: ManagedDeed = 'changed') =>
  sql.begin(async (transaction) => {
    await taxonomyLock(transaction);
    return changeStored({ ...doing, transaction }, aim, deed, () => fields);
  });

/** Sets one flag; `multi` is not taken back while ads hold several answers. [J122] */
export const switchRow = ({ sql, ...doing }: Doing, aim: Aim, flag: ManagedFlag, on: 0 | 1) =>
  sql.begin(async (transaction) => {
    await taxonomyLock(transaction);
    const noLongerSeveral = flag === 'multi' && on === 0;
    if (noLongerSeveral) {
      const several = (await countUses(transaction, doing.name, [aim.id])).get(aim.id)?.several ?? 0;
      if (several > 0) return new Failure<'in-use', InUse>('in-use', { data: { ads: several, rows: 0 } });
    }

    return changeStored({ ...doing, transaction }, aim, flag === 'status' ? 'status' : `flag-${flag}`, () => ({
      [flag]: on,
      ...(noLongerSeveral && { match: 'any' }),
    }));
  });

/** Writes fields of an entry of the audit log back, in a transaction that holds the lock. */
export const restoreRow = (transaction: TransactionSql, doing: Omit<Doing, 'sql'>, aim: Aim, fields: RowFields) =>
  changeStored({ ...doing, transaction }, aim, 'undone', () => fields);

/** Removes a row that nothing uses, or that is merged into another. */
export function deleteRow(
  { sql, name, context, hooks }: Doing,
  id: number,
  into?: number,
): Promise<{ removed: true } | Failure<'not-found' | 'validation', null> | Failure<'in-use', InUse>> {
  return sql.begin(async (transaction) => {
    await taxonomyLock(transaction);
    const before = await readRow(transaction, name, id);
    if (!before) return new Failure<'not-found', null>('not-found');

    const merged = into === undefined ? null : await mergeRows(transaction, name, before, into);
    if (merged instanceof Failure) return merged;

    const { ads, rows } = (await countUses(transaction, name, [id])).get(id) ?? { ads: 0, rows: 0 };
    if (ads > 0 || rows > 0) {
      if (merged) throw new Error(`${name} ${id} is still used after its merge.`);
      return new Failure<'in-use', InUse>('in-use', { data: { ads, rows } });
    }
    await hooks?.onDelete?.(transaction, id);
    await removeStored(transaction, name, before);
    const details: Record<string, number> = merged ? { into: merged.into, ads: merged.ads } : {};
    await audit(transaction, actorOf(context), `${name}.${merged ? 'merged' : 'removed'}`, null, details, {
      entity: name,
      id,
      before,
      after: null,
    });

    return { removed: true as const };
  });
}

async function removeStored(sql: TransactionSql, name: EntityName, { id }: StoredRow) {
  switch (name) {
    case 'category':
      await sql`delete from category where id = ${id}`;
      break;
    case 'specification-group':
      await sql`delete from specification_group where id = ${id}`;
      break;
    case 'specification': {
      await sql`delete from filter_redirect where specification_id = ${id}`;
      await sql`update specification set depends_on_filter_id = null where id = ${id}`;
      const answers = await sql<{ id: number }[]>`delete from filter where specification_id = ${id} returning id`;
      for (const answer of answers) await markAdministered(sql, 'filter', answer.id, true);
      await sql`delete from specification where id = ${id}`;
      break;
    }
    case 'filter':
      await sql`delete from filter_redirect where filter_id = ${id}`;
      await sql`delete from filter where id = ${id}`;
      break;
    case 'brand':
      await sql`delete from brand where id = ${id}`;
      break;
    case 'model':
      await sql`delete from model where id = ${id}`;
      break;
    case 'chassis':
      await sql`delete from chassis where id = ${id}`;
      break;
    case 'blog-category':
      await sql`delete from blog_category where id = ${id}`;
      break;
    case 'blog-article':
      await sql`delete from blog_article where id = ${id}`;
      break;
    case 'service-kind':
      await sql`delete from service_kind where id = ${id}`;
  }
  await markAdministered(sql, name, id, true);
}

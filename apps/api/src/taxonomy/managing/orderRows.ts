import { Failure } from '@volan/api-contract';
import type { PendingQuery, Row, Sql, TransactionSql } from 'postgres';
import { audit } from '../../platform/audit/audit.ts';
import { markAudited } from '../../platform/server/auditScope.ts';
import { fieldFailure } from '../../platform/server/fieldFailure.ts';
import { principalOf, type CallContext } from '../../platform/server/RequestContext.ts';
import { checkRow } from './checkRow.ts';
import { entityOf, type EntityName } from './entities.ts';
import { markAdministered, readRows, taxonomyLock, type StoredRow } from './storedRows.ts';

/** The position of a row: its id, its parent (null: none), and its sort. */
export type RowPlace = readonly [id: number, within: number | null, sort: number];

/** A new order of rows. */
export interface Ordering {
  readonly name: EntityName;
  /** The parent of the rows. Null: the top level, or all rows of the kind. */
  readonly within: number | null;
  /** Ids in their new order. */
  readonly order: readonly number[];
  /** The order that the administrator saw. */
  readonly was?: readonly number[] | undefined;
}

const idsOf = (rows: readonly StoredRow[]) => rows.map(({ id }) => id);

/** The name of a changed order in the audit log. */
export const orderEntity = (name: EntityName) => `${name}-order`;

/**
 * The new order of all rows. Rows that are not named keep their positions; rows from another parent come last unless
 * all rows are named.
 */
function arranged(current: readonly number[], order: readonly number[]): number[] {
  if (current.every((id) => order.includes(id))) return [...order];

  const staying = order.filter((id) => current.includes(id));
  const coming = order.filter((id) => !current.includes(id));
  let next = 0;

  return [...current.map((id) => (staying.includes(id) ? (staying[next++] ?? id) : id)), ...coming];
}

/** Sorts rows. A category from another parent is moved. [J52, J106, J123, J128, J134, J140] */
export function orderRows(sql: Sql, context: CallContext, { name, within, order, was }: Ordering) {
  return sql.begin(async (transaction) => {
    await taxonomyLock(transaction);
    const { orderScope, isTree = false } = entityOf(name);
    const current = await readRows(transaction, name, scopeOf(transaction, orderScope, within));
    const seen = was && idsOf(current).filter((id) => was.includes(id));
    if (was && JSON.stringify(seen) !== JSON.stringify(was)) {
      return new Failure<'conflict', { yours: number[]; stored: number[] }>('conflict', {
        data: { yours: [...was], stored: idsOf(current) },
      });
    }
    const coming = await readRows(
      transaction,
      name,
      transaction`held.id = any(${[...order]}::int[]) and held.id <> all(${idsOf(current)}::int[])`,
    );
    const known = new Set([...idsOf(current), ...(isTree ? idsOf(coming) : [])]);
    if (order.some((id) => !known.has(id))) return fieldFailure('sort', 'unknown');

    for (const row of isTree ? coming : []) {
      const wrong = await checkRow(transaction, name, row, { parent_id: within });
      if (wrong) return fieldFailure('sort', wrong.errors?.['parent_id']?.[0] ?? 'format');
    }
    const rows = [...current, ...(isTree ? coming : [])];
    const next = arranged(idsOf(current), order);
    const before = placesOf(rows, orderScope);
    const after = next.map((id, index): RowPlace => [id, within, (index + 1) * 10]);
    if (JSON.stringify(before) === JSON.stringify(after)) {
      markAudited();
      return { data: { order: next }, meta: { change: 0 } };
    }
    await writePlaces(transaction, name, after);
    const change = await audit(
      transaction,
      principalOf(context).actor.id,
      `${name}.sorted`,
      null,
      {},
      {
        entity: orderEntity(name),
        id: within ?? 0,
        before: { places: before.map((place) => [...place]) },
        after: { places: after.map((place) => [...place]) },
      },
    );

    return { data: { order: next }, meta: { change } };
  });
}

function scopeOf(sql: TransactionSql, column: string | undefined, within: number | null): PendingQuery<Row[]> {
  return column === undefined ? sql`true` : sql`${sql(`held.${column}`)} is not distinct from ${within}`;
}

/** The current positions of rows. */
export function placesOf(rows: readonly StoredRow[], orderScope: string | undefined): RowPlace[] {
  return rows.map((row) => {
    const within = orderScope === undefined ? null : row[orderScope];
    return [row.id, typeof within === 'number' ? within : null, row.sort];
  });
}

/** Writes the given positions of rows; questions also change their positions in the panels of their categories. */
export async function writePlaces(sql: TransactionSql, name: EntityName, places: readonly RowPlace[]): Promise<void> {
  const { table, orderScope, isTree = false } = entityOf(name);
  const ids = places.map(([id]) => id);
  const asked = sql`
    select * from unnest(${ids}::int[], ${places.map(([, within]) => within)}::int[],
      ${places.map(([, , sort]) => sort)}::int[])
      as place (id, above, sort)`;
  // a row gets a new version only if its parent changes, so that open editors of the others stay valid
  const moves =
    isTree && orderScope !== undefined
      ? sql`, parent_id = place.above,
          version = held.version + case when held.parent_id is distinct from place.above then 1 else 0 end`
      : sql``;
  await sql`
    update ${sql(table)} as held set sort = place.sort ${moves} from (${asked}) as place where held.id = place.id`;
  if (name === 'specification') await exchangePanelPlaces(sql, places);
  for (const id of ids) await markAdministered(sql, name, id);
}

/** In each category the moved questions exchange the positions that they had. */
async function exchangePanelPlaces(sql: TransactionSql, places: readonly RowPlace[]) {
  const ids = places.toSorted(([, , one], [, , other]) => one - other).map(([id]) => id);
  await sql`
    with link as (
      select category_id, specification_id, sort,
        row_number() over (partition by category_id order by sort, specification_id) as place,
        row_number() over (partition by category_id order by array_position(${ids}::int[], specification_id)) as wanted
      from category_specification where specification_id = any(${ids}::int[])
    )
    update category_specification as stored set sort = place.sort
    from link join link as place on place.category_id = link.category_id and place.place = link.wanted
    where stored.category_id = link.category_id and stored.specification_id = link.specification_id`;
}

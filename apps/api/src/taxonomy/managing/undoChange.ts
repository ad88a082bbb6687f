import { Failure, type CallOutcome, type undoChange as undoCall } from '@volan/api-contract';
import { can } from '@volan/domain-rules';
import type { JSONValue, Sql, TransactionSql } from 'postgres';
import { z } from 'zod';
import { audit } from '../../platform/audit/audit.ts';
import { principalOf, type CallContext } from '../../platform/server/RequestContext.ts';
import { restoreRow } from './changeRows.ts';
import { checkRow } from './checkRow.ts';
import { entityOf, isEntityName, type EntityName } from './entities.ts';
import type { HooksOfEntities } from './RowHooks.ts';
import { orderEntity, placesOf, writePlaces } from './orderRows.ts';
import { readRows, taxonomyLock } from './storedRows.ts';

interface Entry {
  readonly entity: string | null;
  readonly entity_id: string | null;
  readonly before: Readonly<Record<string, JSONValue>> | null;
  readonly after: Readonly<Record<string, JSONValue>> | null;
}

/** Positions in an entry of the audit log. */
const Places = z.object({ places: z.array(z.tuple([z.int(), z.int().nullable(), z.int()])) });

const conflict = () => new Failure<'conflict', null>('conflict');

/** The kind of row whose order an entry changed. Null: the entry is not about an order. */
function orderedBy(entity: string): EntityName | null {
  const name = entity.replace(/-order$/, '');
  return isEntityName(name) && entity === orderEntity(name) ? name : null;
}

/** Undoes a change of the taxonomy if its result is still unchanged. [M59] */
export function undoChange(
  sql: Sql,
  id: number,
  context: CallContext,
  hooks: HooksOfEntities,
): Promise<CallOutcome<typeof undoCall>> {
  return sql.begin(async (transaction) => {
    await taxonomyLock(transaction);
    const [entry] = await transaction<Entry[]>`
      select entity, entity_id, before, after from audit_entry where id = ${id}`;
    const { entity = null, entity_id: row = null, before = null, after = null } = entry ?? {};
    const name = entity === null ? null : isEntityName(entity) ? entity : orderedBy(entity);
    if (entity === null || row === null || name === null) return new Failure<'not-found', null>('not-found');
    if (!can(entityOf(name).access, principalOf(context).actor)) return new Failure<'forbidden', null>('forbidden');
    if (!before || !after) return conflict();
    if (entity !== name) return undoOrder(transaction, context, name, { row, before, after });

    const { version } = after;
    if (typeof version !== 'number') return conflict();

    const { version: _version, former: _former, ...fields } = before;
    const undone = await restoreRow(
      transaction,
      { name, context, hooks: hooks[name] ?? {} },
      { id: Number(row), version },
      fields,
    );
    if (undone instanceof Failure) return undone.name === 'validation' ? undone : conflict();

    return { data: { entity, id: row }, meta: { change: undone.change } };
  });
}

/** Puts rows back in their earlier positions, if they are still in the new ones. */
async function undoOrder(
  sql: TransactionSql,
  context: CallContext,
  name: EntityName,
  { row, before, after }: { readonly row: string } & Required<Pick<Entry, 'before' | 'after'>>,
): Promise<CallOutcome<typeof undoCall>> {
  const [was, put] = [Places.safeParse(before), Places.safeParse(after)];
  if (!was.success || !put.success) return conflict();

  const ids = put.data.places.map(([id]) => id);
  const rows = await readRows(sql, name, sql`held.id = any(${ids}::int[])`);
  const now = new Map(placesOf(rows, entityOf(name).orderScope).map((place) => [place[0], JSON.stringify(place)]));
  if (put.data.places.some((place) => now.get(place[0]) !== JSON.stringify(place))) return conflict();

  // the earlier parent may be a descendant by now
  for (const [id, within] of entityOf(name).isTree ? was.data.places : []) {
    const stored = rows.find((one) => one.id === id);
    if (stored && (await checkRow(sql, name, stored, { parent_id: within }))) return conflict();
  }
  await writePlaces(sql, name, was.data.places);
  const change = await audit(
    sql,
    principalOf(context).actor.id,
    `${name}.undone`,
    null,
    {},
    {
      entity: orderEntity(name),
      id: row,
      before: { places: put.data.places },
      after: { places: was.data.places },
    },
  );

  return { data: { entity: orderEntity(name), id: row }, meta: { change } };
}

import { Failure, type ManagedFlag } from '@volan/api-contract';
import type { Sql } from 'postgres';
import type { z } from 'zod';
import type { CallContext } from '../../platform/server/RequestContext.ts';
import { changeRow, createRow, switchRow, type Changed } from './changeRows.ts';
import type { EntityName } from './entities.ts';
import { presentRow } from './listRows.ts';
import type { RowHooks } from './RowHooks.ts';
import type { RowFields } from './storedRows.ts';

/** Handlers that make, change and switch rows of a kind, and answer with the row in the form of its schema. */
export function answering<Schema extends z.ZodType>(sql: Sql, name: EntityName, schema: Schema, hooks: RowHooks = {}) {
  const doing = { sql, name, hooks };

  async function answer<Refused extends Failure>(outcome: Changed | Refused) {
    if (outcome instanceof Failure) return outcome;
    return { data: await presentRow(sql, name, schema, outcome.row), meta: { change: outcome.change } };
  }
  return {
    create: async (fields: RowFields, context: CallContext) => answer(await createRow({ ...doing, context }, fields)),
    change: async (
      { id, version, ...fields }: RowFields & { readonly id: number; readonly version: number },
      context: CallContext,
    ) => answer(await changeRow({ ...doing, context }, { id, version }, fields)),
    set:
      (flag: ManagedFlag) =>
      async (
        { id, status, version }: { readonly id: number; readonly status: 0 | 1; readonly version?: number | undefined },
        context: CallContext,
      ) =>
        answer(await switchRow({ ...doing, context }, { id, version }, flag, status)),
  };
}

import {
  createCategory,
  deleteCategory,
  listManagedCategories,
  ManagedCategory,
  setCategoryStatus,
  sortCategories,
  sortCategoriesOfSite,
  undoChange as undoCall,
  updateCategory,
} from '@volan/api-contract';
import type { FastifyInstance } from 'fastify';
import type { Sql } from 'postgres';
import { fieldFailure } from '../../platform/server/fieldFailure.ts';
import { serve } from '../../platform/server/serve.ts';
import { answering } from './answering.ts';
import { deleteRow } from './changeRows.ts';
import { listRows } from './listRows.ts';
import { orderRows } from './orderRows.ts';
import { readRow } from './storedRows.ts';
import type { HooksOfEntities } from './RowHooks.ts';
import { undoChange } from './undoChange.ts';

/** Calls of administrators about categories, and the call that undoes any change of the taxonomy. [J52, J101-J106] */
export function categoryRoutes(app: FastifyInstance, sql: Sql, hooks: HooksOfEntities) {
  const name = 'category';
  const { create, change, set } = answering(sql, name, ManagedCategory);
  serve(app, listManagedCategories, ({ parent_id: above, ...query }, { language }) => {
    const level =
      above === undefined ? sql`true` : sql`held.parent_id is not distinct from ${above === 0 ? null : above}`;
    return listRows(sql, name, ManagedCategory, query, language, level);
  });
  serve(app, createCategory, async (fields, context) => {
    const above = fields.parent_id === null ? null : await readRow(sql, name, fields.parent_id);
    const kind = fields.kind ?? above?.['kind'];
    return kind === undefined ? fieldFailure('kind', 'required') : create({ ...fields, kind }, context);
  });
  serve(app, updateCategory, change);
  serve(app, setCategoryStatus, set('status'));
  serve(app, deleteCategory, ({ id }, context) => deleteRow({ sql, name, context }, id));
  for (const call of [sortCategories, sortCategoriesOfSite]) {
    serve(app, call, ({ sort: order, was, category_id: within = null }, context) =>
      orderRows(sql, context, { name, within, order, was }),
    );
  }
  serve(app, undoCall, ({ id }, context) => undoChange(sql, id, context, hooks));
}

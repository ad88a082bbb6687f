import {
  createBrand,
  createChassis,
  createModel,
  deleteBrand,
  deleteChassis,
  deleteModel,
  listManagedBrands,
  listManagedChassis,
  listManagedModels,
  ManagedBrand,
  ManagedChassis,
  ManagedModel,
  setBrandStatus,
  setChassisStatus,
  setModelStatus,
  sortBrands,
  sortChassis,
  sortModels,
  updateBrand,
  updateChassis,
  updateModel,
} from '@volan/api-contract';
import type { FastifyInstance } from 'fastify';
import type { Sql } from 'postgres';
import { serve } from '../../platform/server/serve.ts';
import { answering } from './answering.ts';
import { deleteRow } from './changeRows.ts';
import { listRows } from './listRows.ts';
import { orderRows } from './orderRows.ts';

/** Calls of administrators about makes, models and generations. [J136-J138, J140] */
export function brandRoutes(app: FastifyInstance, sql: Sql) {
  makeRoutes(app, sql);
  modelRoutes(app, sql);
  chassisRoutes(app, sql);
}

function makeRoutes(app: FastifyInstance, sql: Sql) {
  const name = 'brand';
  const { create, change, set } = answering(sql, name, ManagedBrand);
  serve(app, listManagedBrands, ({ category_id: category, ...query }, { language }) => {
    const where =
      category === undefined
        ? sql`true`
        : sql`held.id in (select brand_id from category_brand where category_id = ${category})`;
    return listRows(sql, name, ManagedBrand, query, language, where);
  });
  serve(app, createBrand, create);
  serve(app, updateBrand, change);
  serve(app, deleteBrand, ({ id }, context) => deleteRow({ sql, name, context }, id));
  serve(app, setBrandStatus, set('status'));
  serve(app, sortBrands, ({ sort: order, was }, context) =>
    orderRows(sql, context, { name, within: null, order, was }),
  );
}

function modelRoutes(app: FastifyInstance, sql: Sql) {
  const name = 'model';
  const { create, change, set } = answering(sql, name, ManagedModel);
  serve(app, listManagedModels, ({ parent_id: make, ...query }, { language }) =>
    listRows(sql, name, ManagedModel, query, language, sql`held.brand_id = ${make}`),
  );
  serve(app, createModel, create);
  serve(app, updateModel, change);
  serve(app, deleteModel, ({ id }, context) => deleteRow({ sql, name, context }, id));
  serve(app, setModelStatus, set('status'));
  serve(app, sortModels, ({ sort: order, was, brand_id: within }, context) =>
    orderRows(sql, context, { name, within, order, was }),
  );
}

function chassisRoutes(app: FastifyInstance, sql: Sql) {
  const name = 'chassis';
  const { create, change, set } = answering(sql, name, ManagedChassis);
  serve(app, listManagedChassis, ({ parent_id: model, ...query }, { language }) =>
    listRows(sql, name, ManagedChassis, query, language, sql`held.model_id = ${model}`),
  );
  serve(app, createChassis, create);
  serve(app, updateChassis, change);
  serve(app, deleteChassis, ({ id }, context) => deleteRow({ sql, name, context }, id));
  serve(app, setChassisStatus, set('status'));
  serve(app, sortChassis, ({ sort: order, was, model_id: within }, context) =>
    orderRows(sql, context, { name, within, order, was }),
  );
}

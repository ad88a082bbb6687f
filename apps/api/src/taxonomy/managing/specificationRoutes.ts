import {
  createAnswer,
  createFuel,
  createGroup,
  createSpecification,
  deleteAnswer,
  deleteFuel,
  deleteGroup,
  deleteSpecification,
  Failure,
  listManagedAnswers,
  listManagedGroups,
  listManagedSpecifications,
  ManagedAnswer,
  ManagedGroup,
  ManagedSpecification,
  setAnswerStatus,
  setFuelStatus,
  setSpecificationHighlight,
  setSpecificationInfilter,
  setSpecificationIntitle,
  setSpecificationMulti,
  setSpecificationShortfilter,
  setSpecificationStatus,
  sortAnswers,
  sortFuels,
  sortGroups,
  sortSpecifications,
  updateAnswer,
  updateFuel,
  updateGroup,
  updateSpecification,
} from '@volan/api-contract';
import type { FastifyInstance } from 'fastify';
import type { Sql } from 'postgres';
import { everyAdWithinMs } from '../../platform/server/callLimits.ts';
import { serve } from '../../platform/server/serve.ts';
import { answering } from './answering.ts';
import { deleteRow } from './changeRows.ts';
import { listRows } from './listRows.ts';
import { orderRows } from './orderRows.ts';
import { readRow, readRows } from './storedRows.ts';

/** Calls of administrators about questions, their groups and their answers. [J113-J134] */
export function specificationRoutes(app: FastifyInstance, sql: Sql) {
  questionRoutes(app, sql);
  groupRoutes(app, sql);
  answerRoutes(app, sql);
  fuelRoutes(app, sql);
}

function questionRoutes(app: FastifyInstance, sql: Sql) {
  const name = 'specification';
  const { create, change, set } = answering(sql, name, ManagedSpecification);
  serve(app, listManagedSpecifications, ({ category_id: category, group_id: group, id, ...query }, { language }) => {
    const asked =
      category === undefined
        ? sql``
        : sql`and held.id in (
            with recursive above as (
              select id, parent_id from category where id = ${category}
              union select category.id, category.parent_id from category join above on category.id = above.parent_id
            )
            select specification_id from category_specification where category_id in (select id from above))`;
    const grouped = group === undefined ? sql`` : sql`and held.group_id = ${group}`;
    const one = id === undefined ? sql`true` : sql`held.id = ${id}`;

    return listRows(sql, name, ManagedSpecification, query, language, sql`${one} ${asked} ${grouped}`);
  });
  serve(app, createSpecification, create);
  serve(app, updateSpecification, change);
  serve(app, deleteSpecification, ({ id, merge_into: into }, context) => deleteRow({ sql, name, context }, id, into), {
    withinMs: everyAdWithinMs,
  });
  serve(app, setSpecificationStatus, set('status'));
  serve(app, setSpecificationInfilter, set('infilter'));
  serve(app, setSpecificationHighlight, set('highlight'));
  serve(app, setSpecificationShortfilter, set('shortfilter'));
  serve(app, setSpecificationIntitle, set('intitle'));
  serve(app, setSpecificationMulti, set('multi'));
  serve(app, sortSpecifications, ({ sort: order, was, group_id: within }, context) =>
    orderRows(sql, context, { name, within, order, was }),
  );
}

function groupRoutes(app: FastifyInstance, sql: Sql) {
  const name = 'specification-group';
  const { create, change } = answering(sql, name, ManagedGroup);
  serve(app, listManagedGroups, (query, { language }) => listRows(sql, name, ManagedGroup, query, language, sql`true`));
  serve(app, createGroup, create);
  serve(app, updateGroup, change);
  serve(app, deleteGroup, ({ id }, context) => deleteRow({ sql, name, context }, id));
  serve(app, sortGroups, ({ sort: order, was }, context) =>
    orderRows(sql, context, { name, within: null, order, was }),
  );
}

function answerRoutes(app: FastifyInstance, sql: Sql) {
  const name = 'filter';
  const { create, change, set } = answering(sql, name, ManagedAnswer);
  serve(app, listManagedAnswers, ({ parent_id: question, ...query }, { language }) =>
    listRows(sql, name, ManagedAnswer, query, language, sql`held.specification_id = ${question}`),
  );
  serve(app, createAnswer, create);
  serve(app, updateAnswer, change);
  serve(app, deleteAnswer, ({ id, merge_into: into }, context) => deleteRow({ sql, name, context }, id, into), {
    withinMs: everyAdWithinMs,
  });
  serve(app, setAnswerStatus, set('status'));
  serve(app, sortAnswers, ({ sort: order, was, specification_id: within }, context) =>
    orderRows(sql, context, { name, within, order, was }),
  );
}

/** The same calls for fuels, which are answers to the question `gorivo`. [J140] */
function fuelRoutes(app: FastifyInstance, sql: Sql) {
  const name = 'filter';
  const { create, change, set } = answering(sql, name, ManagedAnswer);
  const question = async () => (await readRows(sql, 'specification', sql`held.slug = 'gorivo'`))[0]?.id ?? 0;
  const notFound = () => new Failure<'not-found', null>('not-found');
  const isFuel = async (id: number) => (await readRow(sql, name, id))?.['specification_id'] === (await question());
  const switchStatus = set('status');
  serve(app, createFuel, async (fields, context) => create({ ...fields, specification_id: await question() }, context));
  serve(app, updateFuel, async (input, context) => ((await isFuel(input.id)) ? change(input, context) : notFound()));
  serve(
    app,
    deleteFuel,
    async ({ id, merge_into: into }, context) =>
      (await isFuel(id)) ? deleteRow({ sql, name, context }, id, into) : notFound(),
    { withinMs: everyAdWithinMs },
  );
  serve(app, setFuelStatus, async (input, context) =>
    (await isFuel(input.id)) ? switchStatus(input, context) : notFound(),
  );
  serve(app, sortFuels, async ({ sort: order, was }, context) =>
    orderRows(sql, context, { name, within: await question(), order, was }),
  );
}

import { lastPage, type PermissionName } from '@volan/domain-rules';
import { z } from 'zod';
import { defineCall } from '../../../defineCall.ts';
import { ChangeMeta, InUse, StaleVersion } from '../../../entities/ManagedTaxonomy.ts';
import { idText } from '../../../fields/idText.ts';
import { language } from '../../../fields/languageQuery.ts';
import { numberText } from '../../../fields/numberText.ts';
import { orderField, rowId, rowVersion } from '../../../fields/taxonomyFields.ts';
import { flagField } from '../../../fields/flagField.ts';

/** Path and access of one call of a family. */
interface Place {
  readonly path: string;
  readonly access: PermissionName;
  readonly summary: string;
}

/** The query of a list of the administration. [J101-J134] */
const listQuery = {
  page: numberText(1, lastPage).optional().describe('from 1'),
  limit: numberText(1, 500).optional().describe('rows of a page; 50 where it is not named'),
  keyword: z.string().max(100).optional().describe('part of a title in any language, or of a slug'),
  filter: z.enum(['active', 'hidden']).optional(),
  sort: z.enum(['asc', 'desc']).optional().describe('the direction'),
  sortField: z
    .enum(['sort', 'title', 'slug', 'id'])
    .optional()
    .describe('the column; the own order where it is not named'),
  lang: language.optional(),
};

/** Rows of the taxonomy, a page at a time. */
export const listOf = <Row extends z.ZodType, Query extends z.ZodRawShape>(place: Place, row: Row, query: Query) =>
  defineCall({
    ...place,
    method: 'GET',
    query: z.strictObject({ ...listQuery, ...query }),
    reply: z.array(row),
    meta: z.object({ page: z.int(), limit: z.int(), total: z.int() }),
    failures: ['bad-query'],
  });

/** Makes a row. */
export const createOf = <Row extends z.ZodType, Body extends z.ZodType>(place: Place, row: Row, body: Body) =>
  defineCall({ ...place, method: 'PUT', body, reply: row, meta: ChangeMeta, failures: ['validation'] });

/**
 * Changes a row that still has this version, otherwise `conflict` with both versions. Fields that are not named stay.
 */
export const updateOf = <Row extends z.ZodType, Fields extends z.ZodRawShape>(place: Place, row: Row, fields: Fields) =>
  defineCall({
    ...place,
    method: 'POST',
    body: z.strictObject({ id: rowId, version: rowVersion, ...fields }),
    reply: row,
    meta: ChangeMeta,
    failures: ['validation', 'not-found', 'conflict'],
    failureData: StaleVersion,
  });

/** Sets one flag of a row; with a version only if that is still the current one. */
export const switchOf = <Row extends z.ZodType>(place: Place, row: Row) =>
  defineCall({
    ...place,
    method: 'POST',
    body: z.strictObject({ id: rowId, status: flagField, version: rowVersion.optional() }),
    reply: row,
    meta: ChangeMeta,
    failures: ['validation', 'not-found', 'conflict', 'in-use'],
    failureData: z.union([StaleVersion, InUse]),
  });

/** The reply to every removal. */
const removal = {
  method: 'DELETE' as const,
  params: z.object({ id: idText }),
  reply: z.strictObject({ removed: z.literal(true) }),
  failures: ['validation', 'not-found', 'in-use'] as const,
  failureData: InUse,
};

/** Removes an unused row. `in-use` with the counts: something uses it. */
export const deleteOf = (place: Place) => defineCall({ ...place, ...removal });

/** Removes an unused row. With `merge_into` its uses move to that row first. */
export const mergeOf = (place: Place) =>
  defineCall({ ...place, ...removal, query: z.strictObject({ merge_into: idText.optional() }) });

/**
 * Sorts rows. Rows that are not named keep their positions. `was` is the order that the administrator saw; `conflict`:
 * it was changed since.
 */
export const sortOf = <Scope extends z.ZodRawShape>(place: Place, scope: Scope) =>
  defineCall({
    ...place,
    method: 'POST',
    body: z.strictObject({ sort: orderField, was: orderField.optional(), ...scope }),
    reply: z.strictObject({ order: z.array(z.int()) }),
    meta: ChangeMeta,
    failures: ['validation', 'conflict'],
    failureData: z.strictObject({ yours: z.array(z.int()), stored: z.array(z.int()) }),
  });

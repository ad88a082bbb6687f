import type { Sql } from 'postgres';
import type { Module } from '../platform/Module.ts';
import { deleteOldMissedQueries } from './missedQueries.ts';
import { wordRoutes } from './words/wordRoutes.ts';

/** Synonyms and missed searches, as administrators see and change them. [N01] */
export const searchModule = ({ sql }: { readonly sql: Sql }): Module => ({
  routes: (app) => wordRoutes(app, sql),
  retention: [{ name: 'old searches without a result', purge: () => deleteOldMissedQueries(sql) }],
});

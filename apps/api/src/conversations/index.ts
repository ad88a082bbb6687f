import type { FastifyInstance } from 'fastify';
import type { Database } from '../platform/database/connect.ts';
import type { ConversationDeps } from './ConversationDeps.ts';
import { conversationRoutes } from './routes.ts';

/** Buyers and sellers write to each other about ads. */
export function conversationsModule({
  database,
  ...deps
}: Omit<ConversationDeps, 'sql'> & { readonly database: Database }) {
  return { routes: (app: FastifyInstance) => conversationRoutes(app, { ...deps, sql: database.sql }) };
}

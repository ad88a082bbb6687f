import type { FastifyInstance } from 'fastify';
import { noteActed } from './administration/noteActed.ts';
import { localBrandAddresses } from './platform/brands/brandAddresses.ts';
import { documentationRoutes } from './platform/documentation/routes.ts';
import { measureParts } from './health/measureParts.ts';
import { mailboxRoutes } from './platform/mail/mailboxRoutes.ts';
import { changeRoutes } from './platform/outbox/routes.ts';
import { checkCalls } from './platform/server/checkCalls.ts';
import { createServer, type ServerOptions } from './platform/server/createServer.ts';
import { requestKeysIn } from './platform/server/requestKeys.ts';
import { healthRoutes } from './health/healthRoutes.ts';
import type { ModuleDeps, OpenedModules } from './modules.ts';

/** Dependencies of the application. */
export interface AppDeps
  extends Omit<ServerOptions, 'authenticate' | 'noteActed' | 'keyOfRequest'>, Omit<ModuleDeps, 'metrics'> {
  /** Whether waiting mails can be read at `/dev/mailbox`. @default false */
  readonly mailbox?: boolean;
}

/** The API with the calls of all modules, ready to listen. */
export async function createApp(deps: AppDeps, { modules, authenticate }: OpenedModules): Promise<FastifyInstance> {
  const { database, search } = deps;
  const app = await createServer({
    ...deps,
    authenticate,
    noteActed: (principal, call) => noteActed(database.sql, principal, call),
    keyOfRequest: requestKeysIn(database.sql),
  });
  if (deps.metrics) measureParts(deps.metrics, search, database);
  healthRoutes(app, search, deps.isStopping);
  changeRoutes(app, { changes: search.changes, webSecret: deps.webSecret });
  documentationRoutes(app);
  if (deps.mailbox) mailboxRoutes(app, database.sql, deps.brandAddresses ?? localBrandAddresses);
  for (const { routes } of modules) routes?.(app);
  await app.ready();
  checkCalls(app);

  return app;
}

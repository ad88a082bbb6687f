import type { FastifyInstance } from 'fastify';
import type { ModerationDeps } from './ModerationDeps.ts';
import { moderationRoutes } from './routes.ts';

/** What moderators do beside deciding about ads. */
export const moderationModule = (deps: ModerationDeps) => ({
  routes: (app: FastifyInstance) => moderationRoutes(app, deps),
});

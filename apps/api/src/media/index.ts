import type { FastifyInstance } from 'fastify';
import type { Pictures } from './pictures.ts';
import { pictureRoutes } from './routes.ts';

/** Pictures in the sizes that are asked for. */
export function mediaModule({ pictures }: { readonly pictures: Pictures }) {
  return { routes: (app: FastifyInstance) => pictureRoutes(app, pictures) };
}

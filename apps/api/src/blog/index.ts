import type { FastifyInstance } from 'fastify';
import type { BlogDeps } from './BlogDeps.ts';
import { articleRoutes, blogCategoryRoutes, blogRoutes } from './routes.ts';

/** The blog: what visitors read, and how administrators write it. [E32, J107-J112] */
export const blogModule = (deps: BlogDeps) => ({
  routes(app: FastifyInstance) {
    blogRoutes(app, deps);
    blogCategoryRoutes(app, deps);
    articleRoutes(app, deps);
  },
});

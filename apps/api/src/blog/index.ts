import type { Module } from '../platform/Module.ts';
import { deleteUnusedBlogPictures } from './pictures.ts';
import type { BlogDeps } from './BlogDeps.ts';
import { articleRoutes, blogCategoryRoutes, blogRoutes } from './routes.ts';

/** The blog: what visitors read, and how administrators write it. [E32, J107-J112] */
export const blogModule = (deps: BlogDeps): Module => ({
  routes(app) {
    blogRoutes(app, deps);
    blogCategoryRoutes(app, deps);
    articleRoutes(app, deps);
  },
  retention: [
    { name: 'pictures that no article shows', purge: () => deleteUnusedBlogPictures(deps.sql, deps.uploads) },
  ],
});

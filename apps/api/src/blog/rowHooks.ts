import type { HooksOfEntities, RowHooks } from '../taxonomy/managing/RowHooks.ts';
import { releaseUnseenSlugs, isBlogSlugTaken, type BlogEntity } from './blogSlugs.ts';
import { checkArticle } from './checkArticle.ts';
import { saveBlogParts } from './saveBlogParts.ts';

/** One table holds the slugs of categories and articles, current and former ones. */
const slugHooks = (name: BlogEntity): RowHooks => ({
  isSlugTaken: (sql, slug, id) => isBlogSlugTaken(sql, name, slug, id),
  onWrite: (sql, id, before) => saveBlogParts(sql, name, id, before),
});

/** Extra steps of the blog when its categories and articles change. */
export const blogRowHooks = {
  'blog-category': slugHooks('blog-category'),
  'blog-article': {
    ...slugHooks('blog-article'),
    check: checkArticle,
    onDelete: async (sql, id) => {
      await releaseUnseenSlugs(sql, id);
    },
  },
} as const satisfies HooksOfEntities;

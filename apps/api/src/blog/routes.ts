import * as contract from '@volan/api-contract';
import { Failure, ManagedArticle, ManagedBlogCategory } from '@volan/api-contract';
import { slugOf } from '@volan/domain-rules';
import type { FastifyInstance } from 'fastify';
import { markAudited } from '../platform/server/auditScope.ts';
import type { RequestContext } from '../platform/server/RequestContext.ts';
import { serve } from '../platform/server/serve.ts';
import { serveCsv } from '../platform/server/serveFile.ts';
import { answering } from '../taxonomy/managing/answering.ts';
import { deleteRow } from '../taxonomy/managing/changeRows.ts';
import { listRows } from '../taxonomy/managing/listRows.ts';
import { orderRows } from '../taxonomy/managing/orderRows.ts';
import { readRow } from '../taxonomy/managing/storedRows.ts';
import type { BlogDeps } from './BlogDeps.ts';
import { exportArticlesTable, listArticles } from './managedArticles.ts';
import { renderArticle, saveBlogPicture } from './pictures.ts';
import { blogRowHooks } from './rowHooks.ts';
import { readArticles, readCategories, readEntry, readForSitemap } from './readBlog.ts';

/** Pictures that an administrator may upload within an hour. */
const picturesPerHour = 200;

/** Calls of visitors. [E32] */
export function blogRoutes(app: FastifyInstance, { sql, now }: Pick<BlogDeps, 'sql' | 'now'>) {
  const readerOf = ({ language, brand }: RequestContext) => ({ language, brand, now: now() });
  serve(app, contract.listBlogCategories, (_query, context) => readCategories(sql, readerOf(context)));
  serve(app, contract.listBlogArticles, (query, context) => readArticles(sql, readerOf(context), query));
  serve(app, contract.getBlogEntry, ({ slug }, context) => readEntry(sql, readerOf(context), slug));
  serve(app, contract.listSitemapArticles, ({ after = 0 }, context) => readForSitemap(sql, readerOf(context), after));
}

/** Blog categories as administrators change them. [J107-J112] */
export function blogCategoryRoutes(app: FastifyInstance, { sql }: Pick<BlogDeps, 'sql'>) {
  const name = 'blog-category';
  const hooks = blogRowHooks[name];
  const { create, change, set } = answering(sql, name, ManagedBlogCategory, hooks);
  serve(app, contract.listManagedBlogCategories, ({ parent_id: above, ...query }, { language }) => {
    const level =
      above === undefined ? sql`true` : sql`held.parent_id is not distinct from ${above === 0 ? null : above}`;
    return listRows(sql, name, ManagedBlogCategory, query, language, level);
  });
  serve(app, contract.createBlogCategory, ({ slug, ...fields }, context) =>
    create({ ...fields, slug: slug ?? slugOf(fields.titles.rs ?? '', 'kategorija') }, context),
  );
  serve(app, contract.updateBlogCategory, change);
  serve(app, contract.setBlogCategoryStatus, set('status'));
  serve(app, contract.deleteBlogCategory, ({ id }, context) => deleteRow({ sql, name, context, hooks }, id));
  serve(app, contract.sortBlogCategories, ({ sort: order, was, category_id: within = null }, context) =>
    orderRows(sql, context, { name, within, order, was }),
  );
}

/** Articles as administrators write them. */
export function articleRoutes(app: FastifyInstance, { sql, uploads, limits, now }: BlogDeps) {
  const name = 'blog-article';
  const hooks = blogRowHooks[name];
  const isTooMany = limits({ name: 'blog-pictures', max: picturesPerHour, withinSeconds: 3600 });
  const { create, change } = answering(sql, name, ManagedArticle, hooks);
  serve(app, contract.listManagedArticles, (query, { language }) =>
    listArticles(sql, query, { titles: language, now: now() }),
  );
  serveCsv(app, contract.exportArticles, 'articles', (filter, context) =>
    exportArticlesTable(sql, filter, context, now()),
  );
  serve(app, contract.getManagedArticle, async ({ id }) => {
    const row = await readRow(sql, name, id);
    return row ? ManagedArticle.parse(row) : new Failure<'not-found', null>('not-found');
  });
  serve(app, contract.createArticle, ({ slug, ...fields }, context) =>
    create({ ...fields, slug: slug ?? slugOf(fields.title, 'clanak'), status: 0 }, context),
  );
  serve(app, contract.updateArticle, async (fields, context) => {
    const { status, publish_at: named } = fields;
    const stored = status === 1 && named === undefined ? await readRow(sql, name, fields.id) : null;
    const from = named ?? stored?.['publish_at'];
    const isWithoutMoment = status === 1 && (from === undefined || from === null);

    return change({ ...fields, ...(isWithoutMoment && { publish_at: new Date(now()).toISOString() }) }, context);
  });
  serve(app, contract.deleteArticle, ({ id }, context) => deleteRow({ sql, name, context, hooks }, id));
  serve(app, contract.previewArticle, async ({ body }) => {
    // nothing is changed, so nothing is audited
    markAudited();
    return { html: await renderArticle(sql, body) };
  });
  serve(app, contract.uploadBlogPicture, (input, context) =>
    saveBlogPicture({ sql, uploads, isTooMany }, input, context),
  );
}

import * as contract from '@volan/api-contract';
import { articlesPerPage, Failure, type BlogArticle, type BlogListed, type InUse } from '@volan/api-contract';
import { escapeHtml, slugOf } from '@volan/domain-rules';
import { blogArticles, blogCategories, managedArticles, managedBlogCategories } from '../fixtures/blog.ts';
import { mockCall } from '../mockCall.ts';

const notFound = () => new Failure<'not-found', null>('not-found');

const listed = ({ html: _html, translations: _others, ...article }: BlogArticle): BlogListed => article;

/** The row as it would be after the change; nothing is kept. */
function changed<Row extends { readonly id: number; readonly version: number }>(
  rows: readonly Row[],
  { id, ...fields }: { readonly id: number },
) {
  const row = rows.find((one) => one.id === id);
  if (!row) return notFound();

  const named = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

  return { data: { ...row, ...named, version: row.version + 1 }, meta: { change: 1 } };
}

const forVisitors = [
  mockCall(contract.listBlogCategories, (_query, { language }) => blogCategories(language)),
  mockCall(contract.listBlogArticles, ({ page = 1, category }, { language }) => {
    const within = blogCategories(language).find(({ slug }) => slug === category);
    const slugs = blogCategories(language)
      .filter(({ id, parent_id: above }) => within && (id === within.id || above === within.id))
      .map(({ slug }) => slug);
    const found = blogArticles(language).filter(
      (article) => category === undefined || slugs.includes(article.category.slug),
    );

    return {
      data: found.slice((page - 1) * articlesPerPage, page * articlesPerPage).map(listed),
      meta: {
        page,
        pages: Math.ceil(found.length / articlesPerPage),
        total: found.length,
        languages: ['rs' as const, 'en' as const],
      },
    };
  }),
  mockCall(contract.getBlogEntry, ({ slug }, { language }) => {
    const category = blogCategories(language).find((one) => one.slug === slug);
    if (category) return { kind: 'category' as const, category };

    const article = blogArticles(language).find((one) => one.slug === slug);

    return article ? { kind: 'article' as const, article } : notFound();
  }),
  mockCall(contract.listSitemapArticles, ({ after = 0 }, { language }) =>
    blogArticles(language)
      .filter(({ id }) => id > after)
      .map(({ id, slug, changed_at: at }) => ({ id, slug, changed_at: at })),
  ),
];

const forAdministrators = [
  mockCall(contract.listManagedBlogCategories, ({ page = 1, limit = 50, keyword = '', parent_id: above }) => {
    const rows = managedBlogCategories.filter(
      (row) =>
        row.slug.includes(keyword.toLowerCase()) &&
        (above === undefined || row.parent_id === (above === 0 ? null : above)),
    );
    return { data: rows.slice((page - 1) * limit, page * limit), meta: { page, limit, total: rows.length } };
  }),
  mockCall(contract.createBlogCategory, ({ slug, ...fields }) => ({
    data: {
      ...fields,
      id: 1_000_000_000,
      sort: 100,
      version: 1,
      children: 0,
      slug: slug ?? slugOf(fields.titles.rs ?? ''),
    },
    meta: { change: 1 },
  })),
  mockCall(contract.updateBlogCategory, (fields) => changed(managedBlogCategories, fields)),
  mockCall(contract.setBlogCategoryStatus, (fields) => changed(managedBlogCategories, fields)),
  mockCall(contract.deleteBlogCategory, ({ id }) => {
    const row = managedBlogCategories.find((one) => one.id === id);
    if (!row) return notFound();
    return row.children > 0
      ? new Failure<'in-use', InUse>('in-use', { data: { ads: 0, rows: row.children } })
      : { removed: true as const };
  }),
  mockCall(contract.sortBlogCategories, ({ sort }) => ({ data: { order: sort }, meta: { change: 1 } })),
  mockCall(contract.listManagedArticles, ({ page = 1, keyword = '' }) => {
    const rows = managedArticles.filter(({ title }) => title.toLowerCase().includes(keyword.toLowerCase()));
    const data = rows.map((row) => ({
      id: row.id,
      version: row.version,
      slug: row.slug,
      title: row.title,
      author: row.author,
      lang: row.lang,
      brand: row.brand,
      blog_category_id: row.blog_category_id,
      publish_at: row.publish_at,
      category: managedBlogCategories.find(({ id }) => id === row.blog_category_id)?.titles.rs ?? '',
      state: row.status === 1 ? ('published' as const) : ('draft' as const),
      changed_at: row.changed_at,
    }));
    return { data, meta: { page, limit: 50, total: rows.length } };
  }),
  mockCall(contract.getManagedArticle, ({ id }) => managedArticles.find((row) => row.id === id) ?? notFound()),
  mockCall(contract.createArticle, ({ slug, ...fields }) => ({
    data: {
      ...fields,
      id: 1_000_000_001,
      version: 1,
      status: 0 as const,
      changed_at: '2026-11-21T10:00:00.000Z',
      slug: slug ?? slugOf(fields.title),
    },
    meta: { change: 1 },
  })),
  mockCall(contract.updateArticle, (fields) => changed(managedArticles, fields)),
  mockCall(contract.deleteArticle, ({ id }) =>
    managedArticles.some((row) => row.id === id) ? { removed: true as const } : notFound(),
  ),
  mockCall(contract.previewArticle, ({ body }) => ({
    html: `<p>${escapeHtml(body)}</p>`,
  })),
  mockCall(contract.uploadBlogPicture, () => ({ id: 104, width: 1600, height: 1200 })),
];

/** The blog over the fixtures; nothing is kept. */
export const blogHandlers = [...forVisitors, ...forAdministrators];

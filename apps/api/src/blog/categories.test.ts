import type { BlogCategory, ManagedBlogCategory } from '@volan/api-contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { openedForFile } from '../testing/openedForFile.ts';
import { inNine, titles } from '../taxonomy/managing/managingTesting.ts';
import { emptyTables } from '../testing/emptyAds.ts';
import { openTestBlog } from './blogTesting.ts';

const test = openedForFile(openTestBlog);
beforeEach(async () => {
  await test.beginAnew();
  await emptyTables(test.database.sql, 'blog_category', 'blog_article', 'blog_slug', 'blog_article_picture');
});

const list = async (query = '') =>
  (await test.ask('GET', `/admin/blog-categories?${query}`)).data as ManagedBlogCategory[];

describe('categories of the blog', () => {
  it('are found by a word of a title: of three the one that has it [J107]', async () => {
    await test.category({ titles: titles('Kupovina', 'Buying') });
    await test.category({ titles: titles('Papiri', 'Papers') });
    await test.category({ titles: titles('Održavanje', 'Maintenance') });
    expect(await list()).toHaveLength(3);
    expect((await list('keyword=odrzavanje')).map(({ titles: { en } }) => en)).toEqual(['Maintenance']);
  });

  it('are made of a title, which gives the slug where none is named [J108]', async () => {
    const { data, status } = await test.createCategory({ slug: undefined, titles: titles('Šta proveriti', 'Checks') });
    expect([status, data]).toMatchObject([200, { slug: 'sta-proveriti', version: 1, status: 1, parent_id: null }]);
    expect(await test.lastEntry('blog-category')).toMatchObject({ action: 'blog-category.created', before: null });
  });

  it.each([
    [{ slug: 'de' }, { slug: ['slug-reserved'] }],
    [{ slug: 'catalog' }, { slug: ['slug-reserved'] }],
    [{ slug: 'auto-oglasi' }, { slug: ['slug-reserved'] }],
    [{ slug: 'Velika slova' }, { slug: ['format'] }],
    [{ titles: { rs: 'Samo srpski' } }, { titles: ['required'] }],
    [{ parent_id: 999_999 }, { parent_id: ['unknown'] }],
  ])('are refused where they would break addresses: %o [T58]', async (fields, errors) => {
    const { status, errors: given } = await test.createCategory(fields);
    expect([status, given]).toEqual([422, errors]);
  });

  it('have addresses that no article and no other category has', async () => {
    await test.category({ slug: 'saveti' });
    await test.createArticle({ slug: 'kupovina' });
    expect((await test.createCategory({ slug: 'saveti' })).errors).toEqual({ slug: ['slug-taken'] });
    expect((await test.createCategory({ slug: 'kupovina' })).errors).toEqual({ slug: ['slug-taken'] });
    expect((await test.createArticle({ slug: 'saveti' })).errors).toEqual({ slug: ['slug-taken'] });
  });

  it('take another title; an edit of an older version gets both versions [J109, T50]', async () => {
    const { id, version } = await test.category();
    const update = (fields: object) => test.ask('POST', '/admin/blog-category/update', { id, version, ...fields });
    await update({ titles: titles('Kupovina', 'Buying') });
    expect((await list())[0]).toMatchObject({ version: version + 1, titles: { rs: 'Kupovina', en: 'Buying' } });
    const late = await update({ titles: titles('Prodaja', 'Selling') });
    expect([late.status, late.data]).toMatchObject([409, { yours: version, row: { titles: { rs: 'Kupovina' } } }]);
  });

  it('stay while articles are in them, with the count, and are removed after [J110]', async () => {
    const { id } = await test.category();
    const remove = () => test.ask('DELETE', `/admin/blog-category/delete/${id}`);
    const articles = [
      (await test.createArticle({ blog_category_id: id })).data as { id: number },
      (await test.createArticle({ blog_category_id: id })).data as { id: number },
    ];
    expect(await remove()).toMatchObject({ status: 409, error: 'in-use', data: { rows: 2 } });
    for (const article of articles) await test.ask('DELETE', `/admin/blog-article/delete/${article.id}`);
    expect((await remove()).status).toBe(200);
    expect((await remove()).status).toBe(404);
  });

  it('are hidden on the site with their articles and subcategories, and shown again [J111]', async () => {
    const above = await test.category({ slug: 'gore' });
    const below = await test.category({ slug: 'dole', parent_id: above.id, titles: inNine('Dole') });
    await test.published({ blog_category_id: below.id, slug: 'clanak' });
    const shown = async () =>
      ((await test.read('/blog/categories?lang=rs')).data as BlogCategory[]).map(({ slug, articles }) => [
        slug,
        articles,
      ]);
    const set = (status: number) => test.ask('POST', '/admin/blog-category/status', { id: above.id, status });
    expect(await shown()).toEqual([
      ['gore', 1],
      ['dole', 1],
    ]);
    expect((await set(0)).data).toMatchObject({ status: 0 });
    expect(await shown()).toEqual([]);
    expect((await test.read('/blog/articles?lang=rs')).data).toEqual([]);
    for (const slug of ['gore', 'dole', 'clanak']) {
      expect((await test.read(`/blog/entries/${slug}?lang=rs`)).status).toBe(404);
    }
    await set(1);
    expect(await shown()).toHaveLength(2);
  });

  it('keep their order, and move below another [J112]', async () => {
    const [one, two, three] = [await test.category(), await test.category(), await test.category()];
    const sort = (order: number[], more: object = {}) =>
      test.ask('POST', '/admin/blog-category/sort', { sort: order, ...more });
    await sort([three.id, one.id, two.id]);
    expect((await list('parent_id=0')).map(({ id }) => id)).toEqual([three.id, one.id, two.id]);
    expect((await sort([one.id, two.id], { was: [one.id, two.id, three.id] })).status).toBe(409);
    await sort([one.id, two.id], { category_id: three.id });
    expect((await list('parent_id=0')).map(({ id }) => id)).toEqual([three.id]);
    expect((await sort([three.id], { category_id: one.id })).errors).toEqual({ sort: ['format'] });
  });

  it('return to their earlier state by an undo, if nobody changed them since [M59]', async () => {
    const { id, version } = await test.category({ titles: titles('Bila', 'Was') });
    const { body } = await test.ask('POST', '/admin/blog-category/update', {
      id,
      version,
      titles: titles('Jeste', 'Is'),
    });
    const { meta } = JSON.parse(body) as { meta: { change: number } };
    await test.ask('POST', '/admin/audit/undo', { id: meta.change });
    expect((await list())[0]?.titles).toEqual({ rs: 'Bila', en: 'Was' });
  });
});

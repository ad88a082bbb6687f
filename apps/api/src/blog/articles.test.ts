import type { BlogEntry, BlogListed, ManagedArticle, ManagedArticleListed } from '@volan/api-contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { openedForFile } from '../testing/openedForFile.ts';
import { emptyTables } from '../testing/emptyAds.ts';
import { openTestBlog } from './blogTesting.ts';
import { deleteUnusedBlogPictures } from './pictures.ts';

const test = openedForFile(openTestBlog);
beforeEach(async () => {
  await test.beginAnew();
  await emptyTables(test.database.sql, 'blog_category', 'blog_article', 'blog_slug', 'blog_article_picture');
});

/** Shorter than a sign-in lasts. */
const wait = 600_000;
const entry = (slug: string, lang = 'rs', brand = 'volan') => test.read(`/blog/entries/${slug}?lang=${lang}`, brand);
const article = async (slug: string, lang = 'rs') => {
  const { data } = await entry(slug, lang);
  const found = data as BlogEntry;
  if (found?.kind !== 'article') throw new Error(`At ${slug} there is no article.`);

  return found.article;
};
const shown = async (query = 'lang=rs', brand = 'volan') =>
  ((await test.read(`/blog/articles?${query}`, brand)).data as BlogListed[]).map(({ slug }) => slug);
const remove = (id: number) => test.ask('DELETE', `/admin/blog-article/delete/${id}`);

describe('an article of the blog', () => {
  it('is a hidden draft until it is published', async () => {
    const row = (await test.createArticle({ slug: 'pregled' })).data as ManagedArticle;
    expect(row).toMatchObject({ status: 0, publish_at: null, version: 1 });
    expect([await shown(), (await entry('pregled')).status]).toEqual([[], 404]);
    const { data } = await test.update(row, { status: 1 });
    expect(data).toMatchObject({ status: 1, version: 2 });
    expect(await shown()).toEqual(['pregled']);
    expect(await article('pregled')).toMatchObject({
      title: 'Pregled polovnog automobila',
      author: 'Redakcija',
      translations: [],
      html: '<h2>Karoserija</h2>\n<p>Pogledajte pragove.</p>\n',
    });
    expect(await test.lastEntry('blog-article')).toMatchObject({
      action: 'blog-article.changed',
      after: { status: 1 },
    });
  });

  it('waits for its moment and is there from then on, without a restart', async () => {
    await test.published({ slug: 'sutra', publish_at: new Date(test.now + wait).toISOString() });
    const states = async () =>
      ((await test.ask('GET', '/admin/blog-articles')).data as ManagedArticleListed[]).map(({ state }) => state);
    expect([await shown(), (await entry('sutra')).status, await states()]).toEqual([[], 404, ['scheduled']]);
    test.now += wait;
    expect([await shown(), (await entry('sutra')).status, await states()]).toEqual([['sutra'], 200, ['published']]);
  });

  it('that is shown keeps a moment: taking it away is refused by name', async () => {
    const row = await test.published({ slug: 'ima-trenutak' });
    const refused = await test.update(row, { publish_at: null });
    expect([refused.status, refused.errors]).toEqual([422, { publish_at: ['required'] }]);
    expect(await shown()).toEqual(['ima-trenutak']);
    // a withdrawn article may lack one
    const { data } = await test.update(row, { status: 0, publish_at: null });
    expect(data).toMatchObject({ status: 0, publish_at: null });
  });

  it('gets its slug of its title, and leads from every slug it had to the one it has', async () => {
    const first = await test.published({ slug: undefined, title: 'Šta proveriti?' });
    expect(first.slug).toBe('sta-proveriti');
    const second = (await test.update(first, { slug: 'provera' })).data as ManagedArticle;
    await test.update(second, { slug: 'provera-vozila' });
    for (const former of ['sta-proveriti', 'provera']) {
      expect((await entry(former)).data).toEqual({ kind: 'moved', lang: 'rs', slug: 'provera-vozila' });
    }
    expect((await test.createArticle({ slug: 'provera' })).errors).toEqual({ slug: ['slug-taken'] });
    expect((await entry('provera-vozila')).data).toMatchObject({ kind: 'article' });
  });

  it('is gone if visitors may have seen it, and not found if nobody has [M58]', async () => {
    const row = await test.published({ slug: 'bio' });
    const withdrawn = (await test.update(row, { status: 0 })).data as ManagedArticle;
    expect((await entry('bio')).status).toBe(410);
    const again = (await test.update(withdrawn, { status: 1 })).data as ManagedArticle;
    expect((await entry('bio')).status).toBe(200);
    await remove(again.id);
    expect((await entry('bio')).status).toBe(410);
    const draft = (await test.createArticle({ slug: 'nacrt' })).data as ManagedArticle;
    await remove(draft.id);
    expect((await entry('nacrt')).status).toBe(404);
    // the address of a deleted article may be used again
    await test.published({ slug: 'bio' });
    expect((await entry('bio')).status).toBe(200);
  });

  it('is not overwritten: an edit of an older version gets both versions [T50]', async () => {
    const row = (await test.createArticle()).data as ManagedArticle;
    await test.update(row, { title: 'Prva izmena' });
    const late = await test.update(row, { title: 'Druga izmena' });
    expect([late.status, late.data]).toMatchObject([409, { yours: 1, stored: 2, row: { title: 'Prva izmena' } }]);
  });

  it('returns to its earlier state by an undo [M59]', async () => {
    const row = await test.published({ slug: 'vracen', title: 'Bilo' });
    const { body } = await test.update(row, { title: 'Jeste', slug: 'drugi' });
    const { meta } = JSON.parse(body) as { meta: { change: number } };
    expect((await test.ask('POST', '/admin/audit/undo', { id: meta.change })).status).toBe(200);
    expect(await article('vracen')).toMatchObject({ title: 'Bilo' });
  });

  it.each([
    [{ title: '' }, 'title'],
    [{ summary: 'x'.repeat(301) }, 'summary'],
    [{ body: '['.repeat(1_000_000) }, 'body'],
    [{ brand: 'tudji' }, 'brand'],
    [{ lang: 'xx' }, 'lang'],
    [{ blog_category_id: 999_999 }, 'blog_category_id'],
    [{ slug: 'catalog' }, 'slug'],
    [{ cover_id: 999_999, cover_alt: 'Prag' }, 'cover_id'],
    [{ publish_at: 'sutra' }, 'publish_at'],
    [{ body: '![Prag](https://evil.example/a.png)' }, 'body'],
    [{ body: '![Prag](/img/999999)' }, 'body'],
  ])('is refused where a field does not fit: %#', async (fields, field) => {
    const { status, errors } = await test.createArticle(fields);
    expect([status, Object.keys(errors as object)]).toEqual([422, [field]]);
  });

  it('is not published without a summary and a body', async () => {
    const row = (await test.createArticle({ summary: '', body: '' })).data as ManagedArticle;
    expect((await test.update(row, { status: 1 })).errors).toEqual({ summary: ['required'] });
    expect((await test.update(row, { status: 1, summary: 'Kratko.' })).errors).toEqual({ body: ['required'] });
  });
});

describe('articles by language and brand', () => {
  it('are shown in their own language only, and name their published translations', async () => {
    const serbian = await test.published({ slug: 'papiri' });
    const english = (
      await test.createArticle({ slug: 'papers', lang: 'en', translates_id: serbian.id, title: 'Papers' })
    ).data as ManagedArticle;
    expect((await article('papiri')).translations).toEqual([]);
    await test.update(english, { status: 1 });
    expect((await article('papiri')).translations).toEqual([{ lang: 'en', slug: 'papers' }]);
    expect([await shown('lang=rs'), await shown('lang=en')]).toEqual([['papiri'], ['papers']]);
    // in another language the page leads to the translation, or to the article if there is none
    expect((await entry('papiri', 'en')).data).toEqual({ kind: 'moved', lang: 'en', slug: 'papers' });
    expect((await entry('papiri', 'de')).data).toEqual({ kind: 'moved', lang: 'rs', slug: 'papiri' });
    const second = { slug: 'papers-2', lang: 'en', translates_id: serbian.id };
    expect((await test.createArticle(second)).errors).toEqual({ translates_id: ['taken'] });
    const ofTranslation = { slug: 'papiere', lang: 'de', translates_id: english.id };
    expect((await test.createArticle(ofTranslation)).errors).toEqual({ translates_id: ['format'] });
  });

  it('of one brand are missing in the other', async () => {
    await test.published({ slug: 'samo-volan', brand: 'volan' });
    await test.published({ slug: 'oba' });
    expect(await shown('lang=rs', 'volan')).toEqual(['oba', 'samo-volan']);
    expect(await shown('lang=rs', 'gearlane')).toEqual(['oba']);
    expect((await entry('samo-volan', 'rs', 'gearlane')).status).toBe(404);
  });

  it('are paged, the newest first, and a category has those below it', async () => {
    const above = await test.category({ slug: 'kupovina' });
    const below = await test.category({ slug: 'papiri', parent_id: above.id });
    for (let made = 0; made < 13; made += 1) {
      await test.published({
        slug: `clanak-broj-${made}`,
        blog_category_id: made === 0 ? above.id : below.id,
        publish_at: new Date(test.now - made * wait).toISOString(),
      });
    }
    await test.published({ slug: 'drugde' });
    const page = await test.read('/blog/articles?lang=rs&category=kupovina');
    expect(JSON.parse(page.body)).toMatchObject({ meta: { page: 1, pages: 2, total: 13 } });
    expect((page.data as BlogListed[])[0]?.slug).toBe('clanak-broj-0');
    expect(await shown('lang=rs&category=kupovina&page=2')).toEqual(['clanak-broj-12']);
    expect(await shown('lang=rs&category=papiri')).toHaveLength(12);
    expect(await shown('lang=rs&category=nema')).toEqual([]);
    expect((await test.read('/blog/articles?page=0')).status).toBe(400);
  });

  it('are in the sitemap of their language [M60]', async () => {
    await test.published({ slug: 'papiri' });
    await test.createArticle({ slug: 'nacrt' });
    const { data } = await test.read('/sitemap/articles?lang=rs');
    expect(data).toMatchObject([{ slug: 'papiri' }]);
    expect((await test.read('/sitemap/articles?lang=en')).data).toEqual([]);
  });
});

describe('pictures of articles', () => {
  it('are uploaded, shown with their words and size, and never without words', async () => {
    const { data: picture } = await test.upload();
    expect(picture).toMatchObject({ width: 800, height: 450 });
    const body = `![Prag ispod vrata](/img/${picture.id})`;
    const fields = { slug: 'slike', body, cover_id: picture.id, cover_alt: 'Bočna strana' };
    await test.published(fields);
    const read = await article('slike');
    expect(read.html).toContain(`<img src="/img/${picture.id}?w=960"`);
    expect(read.html).toContain('alt="Prag ispod vrata"');
    expect(read.cover).toEqual({ ...picture, alt: 'Bočna strana' });
    expect((await test.createArticle({ body: `![](/img/${picture.id})` })).errors).toEqual({ body: ['picture-words'] });
    expect((await test.createArticle({ cover_id: picture.id })).errors).toEqual({ cover_alt: ['required'] });
    expect((await test.upload(320, 200)).errors).toEqual({ image: ['image-too-small'] });
  });

  it('go with their files when no article has shown them for a month [M64]', async () => {
    const [used, unused] = [(await test.upload()).data, (await test.upload()).data];
    await test.published({ slug: 'slika', body: `![Prag](/img/${used.id})` });
    await test.database.sql`update blog_picture set uploaded_at = now() - interval '31 days'`;
    const cleared: (number | null)[] = [];
    await deleteUnusedBlogPictures(test.database.sql, {
      clear: (files) => Promise.resolve(void cleared.push(...files.map(({ pictureId }) => Number(pictureId)))),
    });
    expect(cleared).toContain(unused.id);
    expect(cleared).not.toContain(used.id);
  });

  it('are drawn in the preview as on the page, and nothing is stored', async () => {
    const { data: picture } = await test.upload();
    const preview = (body: string) => test.ask('POST', '/admin/blog-article/preview', { body });
    const body = `# Naslov\n\n![Prag](/img/${picture.id})\n\n<script>alert(1)</script>`;
    await test.published({ slug: 'isto', body });
    expect((await preview(body)).data).toEqual({ html: (await article('isto')).html });
    expect((await preview('['.repeat(1_000_000))).status).toBe(422);
  });
});

describe('the list of articles in the administration [M59]', () => {
  it('finds words without marks, by state, language and category, in the order that was asked for', async () => {
    const { id } = await test.category();
    await test.published({ title: 'Čitanje istorije', slug: 'istorija', blog_category_id: id });
    await test.createArticle({ title: 'Buying safely', slug: 'buying', lang: 'en' });
    const list = async (query: string) =>
      ((await test.ask('GET', `/admin/blog-articles?${query}`)).data as ManagedArticleListed[]).map(({ slug }) => slug);
    expect(await list('keyword=citanje')).toEqual(['istorija']);
    expect(await list('filter=draft')).toEqual(['buying']);
    expect(await list('language=en')).toEqual(['buying']);
    expect(await list(`blog_category_id=${id}`)).toEqual(['istorija']);
    expect(await list('sortField=title&sort=desc')).toEqual(['istorija', 'buying']);
  });

  it('is closed to everybody else', async () => {
    const ana = await test.person();
    for (const path of ['/admin/blog-articles', '/admin/blog-categories']) {
      expect((await test.call('GET', path, null, { as: ana.accessToken })).status).toBe(403);
    }
  });
});

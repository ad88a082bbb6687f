import type { BlogPicture, ManagedArticle, ManagedBlogCategory } from '@volan/api-contract';
import sharp from 'sharp';
import { inNine, openTestManaging, type TestManaging } from '../taxonomy/managing/managingTesting.ts';
import type { Answer } from '../testing/openTestAccounts.ts';

/** The application with a person who writes the blog. */
export interface TestBlog extends TestManaging {
  /** Makes a category; returns its row. */
  category: (fields?: object) => Promise<ManagedBlogCategory>;
  createCategory: (fields?: object) => Promise<Answer>;
  createArticle: (fields?: object) => Promise<Answer>;
  /** Makes an article and publishes it; returns its row. */
  published: (fields?: object) => Promise<ManagedArticle>;
  update: (row: { readonly id: number; readonly version: number }, fields: object) => Promise<Answer>;
  /** Reads a path as a visitor. */
  read: (path: string, brand?: string) => Promise<Answer>;
  /** Uploads a picture of that size. */
  upload: (width?: number, height?: number) => Promise<{ status: number; data: BlogPicture; errors: unknown }>;
}

/** Opens the application with a person who writes the blog. */
export async function openTestBlog(): Promise<TestBlog> {
  const api = await openTestManaging();
  let made = 0;
  const writer = await api.administrator();
  const test: TestBlog = Object.assign(api, {
    createCategory: (fields: object = {}) =>
      api.ask('PUT', '/admin/blog-category/create', {
        slug: `kategorija-${++made}`,
        titles: inNine('Saveti'),
        ...fields,
      }),
    category: async (fields: object = {}) => (await test.createCategory(fields)).data as ManagedBlogCategory,
    createArticle: async (fields: object = {}) =>
      api.ask('PUT', '/admin/blog-article/create', {
        lang: 'rs',
        title: 'Pregled polovnog automobila',
        author: 'Redakcija',
        slug: `clanak-${++made}`,
        summary: 'Šta pogledati pre kupovine.',
        body: '## Karoserija\n\nPogledajte pragove.',
        ...(!('blog_category_id' in fields) && { blog_category_id: (await test.category()).id }),
        ...fields,
      }),
    async published({ publish_at: moment, ...fields }: { publish_at?: string } = {}) {
      const row = (await test.createArticle(fields)).data as ManagedArticle;
      const { data } = await test.update(row, { status: 1, ...(moment !== undefined && { publish_at: moment }) });
      return data as ManagedArticle;
    },
    update: ({ id, version }: { id: number; version: number }, fields: object) =>
      api.ask('POST', '/admin/blog-article/update', { id, version, ...fields }),
    read: (path: string, brand = 'volan') => api.call('GET', path, null, { headers: { 'x-brand': brand } }),
    async upload(width = 800, height = 450) {
      const image = await sharp({ create: { width, height, channels: 3, background: '#336699' } })
        .png()
        .toBuffer();
      const form = new FormData();
      form.append('image', new Blob([new Uint8Array(image)]), 'slika.png');
      const request = new Request('http://x', { method: 'POST', body: form });
      const response = await api.app.inject({
        method: 'POST',
        url: '/v3/admin/blog-picture/upload',
        headers: {
          'content-type': request.headers.get('content-type') ?? '',
          authorization: `Bearer ${writer.accessToken}`,
        },
        payload: Buffer.from(await request.arrayBuffer()),
      });
      const { data, errors } = response.json<{ data: BlogPicture; errors: unknown }>();

      return { status: response.statusCode, data, errors };
    },
  });

  return test;
}

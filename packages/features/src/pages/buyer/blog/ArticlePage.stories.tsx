import { fixtures } from '@volan/mocks';
import type { BlogArticle } from '@volan/api-contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inSite } from '../../../stories/inSite.tsx';
import { ArticlePage } from './ArticlePage.tsx';

const [article, ...others] = fixtures.blogArticles('rs') as [BlogArticle, ...BlogArticle[]];

const meta = {
  title: 'Pages/Article',
  component: ArticlePage,
  decorators: [inSite],
  parameters: { layout: 'fullscreen' },
  args: { article, others },
} satisfies Meta<typeof ArticlePage>;
export default meta;
type Story = StoryObj<typeof meta>;

const factsOf = () =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    (script) => (JSON.parse(script.textContent) as { '@type': string })['@type'],
  );

/** To read: one title, headings below it, pictures with words; machines read the same. [E32, M60] */
export const Default: Story = {
  globals: { brand: 'volan', language: 'rs' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: article.title })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Karoserija' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Prag ispod vrata' })).toBeInTheDocument();
    await expect(factsOf()).toEqual(expect.arrayContaining(['BlogPosting', 'BreadcrumbList']));
    const tags = [...document.querySelectorAll('link[hreflang]')].map((link) => link.getAttribute('hreflang'));
    await expect(tags).toHaveLength(3);
    await expect(tags).toEqual(expect.arrayContaining(['en', 'x-default']));
  },
};

/** Without a picture and without others of its category. */
export const Bare: Story = { args: { article: { ...article, cover: null, translations: [] }, others: [] } };

/** Words that are longer than a line. */
export const LongWords: Story = {
  args: {
    article: {
      ...article,
      title: 'Kraftfahrzeughaftpflichtversicherungsbescheinigung',
      html: '<p>Donaudampfschifffahrtsgesellschaftskapitänsmützenfabrik</p><pre><code>jedan veoma dugačak red koda koji ne staje u kolonu teksta i pomera se sam</code></pre>',
    },
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

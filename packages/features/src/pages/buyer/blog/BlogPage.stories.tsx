import { fixtures } from '@volan/mocks';
import type { BlogListed } from '@volan/api-contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inSite } from '../../../stories/inSite.tsx';
import { BlogPage } from './BlogPage.tsx';
import type { BlogPageProps } from './BlogPageProps.ts';

const articles: readonly BlogListed[] = fixtures.blogArticles('rs');
const categories = fixtures.blogCategories('rs');

const listOf = (found: readonly BlogListed[], total = found.length): BlogPageProps['meta'] => ({
  page: 1,
  pages: Math.ceil(total / 12),
  total,
  languages: ['rs', 'en'],
});

const meta = {
  title: 'Pages/Blog',
  component: BlogPage,
  decorators: [inSite],
  parameters: { layout: 'fullscreen' },
  args: { category: null, categories, articles, meta: listOf(articles) },
} satisfies Meta<typeof BlogPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The newest is first and largest; every card is one link. [E32] */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(articles.length);
    await expect(canvas.getByRole('link', { name: articles[0]?.title ?? '' })).toHaveAttribute(
      'href',
      expect.stringContaining('/blog/pregled-polovnog-automobila'),
    );
    await expect(document.querySelector('link[rel="alternate"][type="application/atom+xml"]')).toHaveAttribute(
      'href',
      expect.stringContaining('/blog/feed.xml'),
    );
  },
};

/** A category is a page of its own, marked among the others. [E32] */
export const OfACategory: Story = {
  args: { category: categories[0] ?? null, articles: articles.slice(0, 2), meta: listOf(articles.slice(0, 2)) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('h1')).toHaveTextContent('Kupovina');
    await expect(canvasElement.querySelector('main nav a[aria-current][href$="/blog/kupovina"]')).toBeVisible();
  },
};

/** More than a page: the pager leads on. */
export const ManyPages: Story = {
  args: { meta: listOf(articles, 30) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('nav a[href$="/blog?page=2"]')).toBeVisible();
  },
};

/** No article in this language yet: kept out of search engines. */
export const Empty: Story = {
  args: { categories: [], articles: [], meta: { ...listOf([]), languages: ['rs'] } },
  play: async () => {
    await expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  },
};

/** A page beyond the end leads back to the first. */
export const BeyondTheEnd: Story = {
  args: { articles: [], meta: { ...listOf([], 30), page: 9 } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('main a[href$="/blog"]')).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { fixtures } from '@volan/mocks';
import { expect, within } from 'storybook/test';
import { inSite } from '../../../stories/inSite.tsx';
import type { StatsAsk } from './statsAddress.ts';
import { StatsPage } from './StatsPage.tsx';

const ask: StatsAsk = { span: 'month', ad: null, order: 'views', direction: 'desc', page: 1 };
const stats = fixtures.sellerStats('rs');
const [first] = stats.ads;

const meta = {
  title: 'Pages/Statistics',
  component: StatsPage,
  decorators: [inSite],
  args: { account: fixtures.account(), stats, meta: { page: 1, pages: 1, total: stats.ads.length }, ask },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StatsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Thirty days beside the thirty before: the difference has a sign and words. [C58, P39] */
export const Month: Story = {
  play: async ({ canvas }) => {
    const views = canvas.getByRole('group', { name: /^(Pregledi|Views)$/ });
    await expect(views).toHaveTextContent(/\+\d+\s?%, (ranije|was) \d/);
    await expect(canvas.getByRole('group', { name: /^(Razgovori|Conversations)$/ })).toHaveTextContent(/\d/);
    const table = within(canvas.getByRole('region', { name: /^(Brojevi po oglasima|Numbers by ad)$/ }));
    await expect(table.getByRole('columnheader', { name: /^(Pregledi|Views)$/ })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await expect(table.getByRole('columnheader', { name: /^(Razgovori|Conversations)$/ })).toBeVisible();
    const file = canvas.getByRole('link', { name: /^CSV: / });
    await expect(file).toHaveAttribute('href', expect.stringMatching(/\/profile\/stats\/csv\?of=ads$/));
    await expect(file).toHaveAttribute('download');
  },
};

export const Week: Story = {
  args: { stats: fixtures.sellerStats('rs', { span: 'week' }), ask: { ...ask, span: 'week' } },
};

/** Twelve months, the last of which ends today. */
export const Year: Story = {
  args: { stats: fixtures.sellerStats('rs', { span: 'year' }), ask: { ...ask, span: 'year' } },
};

/** One ad of all, by the fewest phone reveals; the switch of spans keeps both. */
export const OneAd: Story = {
  args: {
    stats: fixtures.sellerStats('rs', { adId: first?.id, order: 'reveals', direction: 'asc' }),
    ask: { ...ask, ad: first?.id ?? null, order: 'reveals', direction: 'asc' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: /^(Oglas|Ad)$/ })).toHaveDisplayValue(first?.title ?? '');
    await expect(canvas.getByRole('row', { current: true })).toHaveTextContent(first?.title ?? '');
    await expect(canvas.getByRole('link', { name: /^(7 dana|7 days)$/ })).toHaveAttribute(
      'href',
      expect.stringMatching(new RegExp(`\\?span=week&ad=${first?.id}&order=reveals&direction=asc$`)),
    );
  },
};

/** The first ad became public in this span: nothing is compared. */
export const Begun: Story = {
  args: { stats: { ...stats, before: null, points: stats.points.map((point) => ({ ...point, before: null })) } },
};

/** There were ads, and nobody came: zeros that were counted. */
export const NobodyCame: Story = {
  args: {
    stats: {
      ...stats,
      total: { views: 0, reveals: 0, conversations: 0, favourites: 0 },
      points: stats.points.map((point) => ({
        ...point,
        ...{ views: 0, reveals: 0, conversations: 0, favourites: 0 },
      })),
      ads: [],
    },
    meta: { page: 1, pages: 1, total: 0 },
  },
};

/** No ad was ever public. */
export const None: Story = {
  args: {
    stats: { ...stats, before: null, ads: [] },
    meta: { page: 1, pages: 1, total: 0 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /^(Još nema statistike|No statistics yet)$/ })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /CSV/ })).not.toBeInTheDocument();
  },
};

/** On a phone the table scrolls in its own window. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

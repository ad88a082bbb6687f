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
    await expect(table.getByRole('columnheader', { name: /^(Pregledi po kreditu|Views per credit)$/ })).toBeVisible();
    const file = canvas.getByRole('link', { name: /^CSV: / });
    await expect(file).toHaveAttribute('href', expect.stringMatching(/\/profile\/stats\/csv\?of=ads$/));
    await expect(file).toHaveAttribute('download');
  },
};

/** From views to contacts, with the rates and those before; and what a credit of promotion brought. [P39, M07] */
export const Funnel: Story = {
  args: {
    stats: {
      ...stats,
      total: { views: 1000, favourites: 20, reveals: 30, conversations: 17 },
      before: { views: 800, favourites: 20, reveals: 20, conversations: 12 },
      promotion: { credits: 2.5, views: 500 },
      points: stats.points.map((point, place) => ({ ...point, promotions: place === 27 ? 1 : 0 })),
    },
  },
  play: async ({ canvas }) => {
    const funnel = canvas.getByRole('list', { name: /^(Od pregleda do kontakta|From view to contact)$/ });
    const [views, saved, contacts] = within(funnel).getAllByRole('listitem');
    await expect(views).toHaveTextContent(/1[.,]000$/);
    await expect(saved).toHaveTextContent(/2\s?% (pregleda, ranije|of views, was) 2[.,]5\s?%/);
    // the rates are of views: none stands on the ways between the boxes
    await expect(contacts).not.toHaveTextContent(/^4[.,]7/);
    await expect(contacts).toHaveTextContent(/47.*4[.,]7\s?% (pregleda, ranije|of views, was) 4\s?%.*30.*17/);
    await expect(canvas.getByText(/(Pregledi po kreditu isticanja|Views per credit of promotion): 200 /)).toBeVisible();
    await expect(canvas.getByText(/^(Početak plaćenog isticanja|Paid promotion began): /)).toBeVisible();
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
      promotion: null,
      points: stats.points.map((point) => ({
        ...point,
        ...{ views: 0, reveals: 0, conversations: 0, favourites: 0, promotions: 0 },
      })),
      ads: [],
    },
    meta: { page: 1, pages: 1, total: 0 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/(Pregledi po kreditu isticanja|Views per credit of promotion):/)).toBeNull();
    await expect(canvas.queryByText(/(pregleda|of views), /)).toBeNull();
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

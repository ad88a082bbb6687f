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
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

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

/** Numbers of a span in which every step is larger than the next. */
const whole = {
  ...stats,
  total: { impressions: 8000, views: 1000, favourites: 20, reveals: 30, conversations: 17, comparisons: 9 },
  before: { impressions: 8000, views: 800, favourites: 20, reveals: 20, conversations: 12, comparisons: 9 },
};

const funnelSteps = (canvas: Canvas) =>
  within(canvas.getByRole('list', { name: /^(Od prikaza do kontakta|From results to contact)$/ })).getAllByRole(
    'listitem',
  );

/** From results to contacts, with the rates and those before; and what a credit of promotion brought. [P39, M07] */
export const Funnel: Story = {
  args: {
    stats: {
      ...whole,
      promotion: { credits: 2.5, views: 500 },
      points: stats.points.map((point, index) => ({ ...point, promotions: index === 27 ? 1 : 0 })),
    },
  },
  play: async ({ canvas }) => {
    const [shown, opened, contacts] = funnelSteps(canvas);
    await expect(shown).toHaveTextContent(/8[.,]000$/);
    await expect(opened).toHaveTextContent(/^12[.,]5\s?%.*1[.,]000(ranije|was) 10\s?%$/);
    await expect(contacts).toHaveTextContent(/^4[.,]7\s?%.*47(ranije|was) 4\s?%.*30.*17$/);
    await expect(canvas.getByText(/(Pregledi po kreditu isticanja|Views per credit of promotion): 200 /)).toBeVisible();
    await expect(canvas.getByText(/^(Početak plaćenog isticanja|Paid promotion began): /)).toBeVisible();
    await expect(canvas.getByRole('group', { name: /^(Poređenja|Comparisons)$/ })).toHaveTextContent(
      /9\s*(bez promene|no change)/,
    );
  },
};

const days = stats.points.map(({ from }) => from);

/** Counting of results and comparisons began within the span: the way begins with the opened ad, and says why. [P39] */
export const CountedLater: Story = {
  args: { stats: { ...whole, seen_since: days[20] ?? '' } },
  play: async ({ canvas }) => {
    await expect(funnelSteps(canvas)).toHaveLength(2);
    await expect(
      canvas.getByText(/^(Prikazi u rezultatima i poređenja broje se od|Ads in results and comparisons have)/),
    ).toBeVisible();
    const compared = canvas.getByRole('group', { name: /^(Poređenja|Comparisons)$/ });
    await expect(compared).toHaveTextContent(/(Broje se od|Counted since) \d/);
    await expect(compared).not.toHaveTextContent(/bez promene|no change/);
    await expect(canvas.queryByRole('columnheader', { name: /^(Prikazi u rezultatima|Shown in results)$/ })).toBeNull();
  },
};

/** It began before the span, and after the one before: the rates of now have none beside them. */
export const CountedThisSpan: Story = {
  args: { stats: { ...whole, seen_since: days[0] ?? '' } },
  play: async ({ canvas }) => {
    const [, opened] = funnelSteps(canvas);
    await expect(opened).toHaveTextContent(/^12[.,]5\s?%.*1[.,]000$/);
    await expect(
      canvas.getByRole('columnheader', { name: /^(Prikazi u rezultatima|Shown in results)$/ }),
    ).toBeVisible();
  },
};

/** Most came from elsewhere: no rate over a hundred is made of that. [P39] */
export const OpenedElsewhere: Story = {
  args: { stats: { ...whole, total: { ...whole.total, impressions: 900 } } },
  play: async ({ canvas }) => {
    const [opened] = funnelSteps(canvas);
    await expect(funnelSteps(canvas)).toHaveLength(2);
    await expect(opened).toHaveTextContent(/1[.,]000$/);
    await expect(canvas.getByText(/^(Oglasi su češće otvarani|The ads were opened from other pages)/)).toBeVisible();
  },
};

export const Week: Story = {
  args: { stats: fixtures.sellerStats('rs', { span: 'week' }), ask: { ...ask, span: 'week' } },
};

/** Twelve months; the last one ends today. */
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

const none = { impressions: 0, views: 0, reveals: 0, conversations: 0, favourites: 0, comparisons: 0 };

/** There were ads, and nobody came: zeros that were counted. */
export const NobodyCame: Story = {
  args: {
    stats: {
      ...stats,
      total: none,
      promotion: null,
      points: stats.points.map((point) => ({
        ...point,
        ...none,
        promotions: 0,
      })),
      ads: [],
    },
    meta: { page: 1, pages: 1, total: 0 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/(Pregledi po kreditu isticanja|Views per credit of promotion):/)).toBeNull();
    for (const step of funnelSteps(canvas)) await expect(step).not.toHaveTextContent('%');
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

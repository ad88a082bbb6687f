import { fixtureNow } from '@volan/mocks';
import { Container } from '@volan/ui/Container';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { inSite } from '../../stories/inSite.tsx';
import type { HistoryEntry } from './HistoryEntry.ts';
import { recordVisit } from './historyStore.ts';
import { RecentlyViewedIsland } from './RecentlyViewed.island.tsx';

const visit = (number: number, more: Partial<HistoryEntry> = {}): HistoryEntry => ({
  img: `/img/${100 + number}?w=240`,
  title: `Škoda Octavia ${number}`,
  price: '12.450 €',
  path: `/auto-oglasi/${number}/skoda-octavia`,
  date: '12. 10. 2026.',
  time: '10:42',
  ts: fixtureNow.getTime() - number * 3_600_000,
  ...more,
});

/** Fills the storage of a browser. */
const remember = (...visits: HistoryEntry[]) => {
  localStorage.removeItem('history');
  visits.forEach(recordVisit);
  return () => localStorage.removeItem('history');
};

const meta = {
  title: 'Features/Recently viewed',
  component: RecentlyViewedIsland,
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
    inSite,
  ],
  parameters: { layout: 'fullscreen' },
  args: {
    id: 'viewed',
    title: 'Nastavite gde ste stali',
    texts: { today: 'danas', yesterday: 'juče', noPicture: 'Bez slike' },
    timeZone: 'Europe/Belgrade',
  },
} satisfies Meta<typeof RecentlyViewedIsland>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Newest first, at most ten in a row that a phone swipes. [M50, F17] */
export const Some: Story = {
  beforeEach: () => remember(...Array.from({ length: 12 }, (_, index) => visit(index + 1))),
  play: async ({ canvas }) => {
    const section = await canvas.findByRole('region', { name: 'Nastavite gde ste stali' });
    await expect(within(section).getAllByRole('listitem', { hidden: true })).toHaveLength(10);
    await expect(within(section).getAllByRole('link')[0]).toHaveAttribute('href', '/auto-oglasi/12/skoda-octavia');
  },
};

/** Nothing was viewed: the part takes no room. */
export const None: Story = {
  beforeEach: () => remember(),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

export const WithoutPicture: Story = {
  beforeEach: () => remember(visit(1, { img: '' })),
};

export const LongWords: Story = {
  globals: { viewport: { value: 'small' } },
  beforeEach: () =>
    remember(visit(1, { title: 'Straßenverkehrszulassungsordnungskonforme Sattelzugmaschine '.repeat(3) }), visit(2)),
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

/** Data that other scripts wrote there is not a history. */
export const Unreadable: Story = {
  beforeEach: () => {
    localStorage.setItem(
      'history',
      '{"value":[{"path":"//evil.example"},{"img":"","title":"x","price":"","path":"/\\\\evil.example","date":"","time":"","ts":1},7,null]}',
    );
    return () => localStorage.removeItem('history');
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

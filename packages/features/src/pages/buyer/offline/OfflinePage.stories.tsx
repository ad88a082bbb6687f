import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fixtureNow } from '@volan/mocks';
import { recordVisit } from '../../../blocks/history/historyStore.ts';
import { inSite } from '../../../stories/inSite.tsx';
import { OfflinePage } from './OfflinePage.tsx';

const meta = {
  title: 'Pages/Offline',
  component: OfflinePage,
  decorators: [inSite],
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    localStorage.removeItem('history');
    return () => localStorage.removeItem('history');
  },
} satisfies Meta<typeof OfflinePage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing was opened in this browser. */
export const NothingSaved: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getByRole('main').querySelector('section')).toBeNull();
  },
};

/** Ads that were opened earlier are listed. [N13] */
export const SavedAds: Story = {
  beforeEach: () => {
    for (const [index, title] of ['BMW 320d xDrive', 'Audi A4 2.0 TDI S tronic', 'Volkswagen Passat'].entries()) {
      recordVisit({
        img: '',
        title,
        price: '17.990 €',
        path: `/auto-oglasi/${index + 1}/ad`,
        date: '21. 11. 2026.',
        time: '10:42',
        ts: fixtureNow.getTime(),
      });
    }
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /BMW 320d/ })).toBeVisible();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fixtureNow } from '@volan/mocks';
import { offlineFavouritesStore } from '../../../blocks/favourites/offlineFavouritesStore.ts';
import type { HistoryEntry } from '../../../blocks/history/HistoryEntry.ts';
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

const favourite: HistoryEntry = {
  img: '',
  title: 'Škoda Octavia 2.0 TDI Style',
  price: '17.450 €',
  path: '/auto-oglasi/7/skoda-octavia',
  date: '21. 11. 2026.',
  time: '10:42',
  ts: fixtureNow.getTime(),
};

/** Saves an ad of one account and signs in as another or the same. */
const favouritesOf = (saved: number, signedIn: number) => () => {
  offlineFavouritesStore.write({ user: saved, ids: ['7'], readAt: fixtureNow.getTime(), ads: [favourite] });
  document.cookie = `user=${encodeURIComponent(`{"id":${signedIn},"name":"Ana","avatar":null}`)}; Path=/`;

  return () => {
    offlineFavouritesStore.clear();
    document.cookie = 'user=; Max-Age=0; Path=/';
  };
};

/** A signed-in user finds the ads that they saved. [N13] */
export const Favourites: Story = {
  beforeEach: favouritesOf(31, 31),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Škoda Octavia/ })).toHaveAttribute('href', favourite.path);
  },
};

/** Nobody finds what another account saved. [N13] */
export const FavouritesOfAnother: Story = {
  beforeEach: favouritesOf(31, 32),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Škoda Octavia/ })).toBeNull();
  },
};

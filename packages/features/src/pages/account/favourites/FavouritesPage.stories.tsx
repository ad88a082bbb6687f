import type { Meta, StoryObj } from '@storybook/react-vite';
import { fixtures } from '@volan/mocks';
import { expect } from 'storybook/test';
import { inSite } from '../../../stories/inSite.tsx';
import { FavouritesPage } from './FavouritesPage.tsx';

const favourites = fixtures.favourites('rs');
const meta = {
  title: 'Pages/Favourites',
  component: FavouritesPage,
  decorators: [inSite],
  args: {
    account: fixtures.account(),
    favourites,
    meta: { total: 28, page: 1, pages: 2, per_page: 24 },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof FavouritesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Cheaper, the same, dearer, and sold. [B10] */
export const Favourites: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Jeftiniji za|less$/)).toBeVisible();
    await expect(canvas.getByText(/Skuplji za|more$/)).toBeVisible();
    await expect(canvas.getByText(/^(Prodato|Sold)$/)).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^(Ukloni|Remove): / })).toHaveLength(4);
  },
};

/** Nothing yet, and how to begin. */
export const Empty: Story = { args: { favourites: [], meta: { total: 0, page: 1, pages: 0, per_page: 24 } } };

/** A heart was pressed where no script runs, and the account is full. */
export const Asked: Story = {
  args: {
    asked: fixtures.ads('rs').at(-1),
    result: { ok: false, form: 'save', values: {}, errors: { ad_id: ['max'] }, failure: 'validation' },
  },
};

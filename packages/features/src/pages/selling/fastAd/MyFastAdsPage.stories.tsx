import type { Meta, StoryObj } from '@storybook/react-vite';
import { fixtures } from '@volan/mocks';
import { expect } from 'storybook/test';
import { inSite } from '../../../stories/inSite.tsx';
import { MyFastAdsPage } from './MyFastAdsPage.tsx';

const ads = fixtures.myFastAds('rs');
const meta = {
  title: 'Pages/My fast ads',
  component: MyFastAdsPage,
  decorators: [inSite],
  args: {
    account: fixtures.account(),
    ads,
    meta: { page: 1, pages: 1, per_page: 24, total: ads.length, active: 2, used: 3, limit: 10 },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof MyFastAdsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each state with what can be done with it: a renewed ad is not renewed again, an expired one is. [B41, M17] */
export const AllStates: Story = {
  play: async ({ canvas }) => {
    const renewed = canvas.getAllByRole('button', { name: /^(Produži oglas|Renew ad)/ });
    await expect(renewed.map((button) => button.getAttribute('form'))).toEqual(
      ads.filter(({ actions }) => actions.includes('renew')).map(({ id }) => `fast-ad-${id}`),
    );
    await expect(canvas.getByText('Čija je slika?')).toBeVisible();
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** Deleting is asked first, and only then sent. */
export const AsksBeforeDeleting: Story = {
  args: { deleting: ads[0] ?? null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^(Obriši|Delete)$/ })).toHaveAttribute('value', 'delete');
  },
};

/** The ad was placed a moment ago. */
export const JustPlaced: Story = {
  args: { sent: { id: 900_001, draft: null, isEdit: false, status: 'pending' } },
};
export const None: Story = {
  args: { ads: [], meta: { page: 1, pages: 1, per_page: 24, total: 0, active: 0, used: 0, limit: 10 } },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { fixtures } from '@volan/mocks';
import { expect } from 'storybook/test';
import { inSite } from '../../../stories/inSite.tsx';
import { MySellersPage } from './MySellersPage.tsx';

const sellers = fixtures.followed('rs');
const place = { page: 1, per_page: 24, proposed: null };
const meta = {
  title: 'Pages/My sellers',
  component: MySellersPage,
  decorators: [inSite],
  args: { account: fixtures.account(), sellers, meta: { ...place, total: 3, pages: 1 } },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof MySellersPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One has new ads, two have none; one is a person. [B11] */
export const Followed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^(3 nova oglasa|3 new ads)$/)).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^(Ne prati više|Unfollow): / })).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: 'Milica Đorđević' })).toHaveAttribute(
      'href',
      expect.stringContaining('seller=2'),
    );
  },
};

/** None yet, and a seller whose button was pressed where no script runs. */
export const Empty: Story = {
  args: { sellers: [], meta: { ...place, total: 0, pages: 0, proposed: sellers[0] ?? null } },
};
